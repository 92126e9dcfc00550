import type { Input } from './call.ts';

/** One page of a list, and how many rows all pages have. */
export function pageOf<Row>(rows: readonly Row[], input: Input) {
  const { pageNo = 1, pageSize = 10 } = input;
  const from = (Number(pageNo) - 1) * Number(pageSize);
  return { list: rows.slice(from, from + Number(pageSize)), total: rows.length };
}

import { DEFAULT_PAGE_SIZE } from '@canada28/shared/limits.ts';

/** The rows that a paged call asks for, as SQL wants them; first page 1, 10 rows unless asked otherwise (player-api §1). */
export function pageRange(input: {
  readonly pageNo?: number | undefined;
  readonly pageSize?: number | undefined;
}): { limit: number; offset: number } {
  const limit = input.pageSize ?? DEFAULT_PAGE_SIZE;
  return { limit, offset: ((input.pageNo ?? 1) - 1) * limit };
}

import { ISSUE_STATUS, type Issue } from '@canada28/shared/contract/issue.ts';

const SALE_START_MS = 1_000_000;

/** An issue on sale for 180 s and drawn 30 s later. */
export const testIssue = {
  id: 1,
  issueCode: '3184207',
  lastIssueCode: '3184206',
  saleStartMs: SALE_START_MS,
  saleEndMs: SALE_START_MS + 180_000,
  drawAtMs: SALE_START_MS + 210_000,
  status: ISSUE_STATUS.selling,
  seedHash: undefined,
  result: undefined,
  serverTimeMs: undefined,
} satisfies Issue;

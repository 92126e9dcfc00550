import type { Protocol } from '@canada28/shared/money/protocol.ts';
import { createDraft } from '../../lib/create-draft.ts';

type DepositDraft = {
  /** Which of the server's methods; the first until one is chosen. */
  readonly methodId: number | undefined;
  readonly protocol: Protocol;
  /** As typed. */
  readonly amountText: string;
};

const EMPTY: DepositDraft = { methodId: undefined, protocol: 'TRC20', amountText: '' };

/** What is being entered; it outlives the way to the transaction password and back. */
export const useDepositDraft = createDraft<DepositDraft>(EMPTY);

export function changeDepositDraft(change: Partial<DepositDraft>): void {
  useDepositDraft.setState(change);
}

/** Begins again, on the network last used. */
export function clearDepositAmount(): void {
  useDepositDraft.setState({ amountText: EMPTY.amountText });
}

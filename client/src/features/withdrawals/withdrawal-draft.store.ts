import { createDraft } from '../../lib/create-draft.ts';

type WithdrawalDraft = {
  /** Which of the server's methods; the first until one is chosen. */
  readonly methodId: number | undefined;
  /** Which of the own addresses; the default until one is picked. */
  readonly addressId: number | undefined;
  /** The own addresses when the player left to add another one, which is the one that is not among them. */
  readonly idsBeforeAdding: readonly number[] | undefined;
  /** As typed. */
  readonly amountText: string;
};

const EMPTY: WithdrawalDraft = {
  methodId: undefined,
  addressId: undefined,
  idsBeforeAdding: undefined,
  amountText: '',
};

/** What is being entered; it outlives the way to another address and back. */
export const useWithdrawalDraft = createDraft<WithdrawalDraft>(EMPTY);

export function changeWithdrawalDraft(change: Partial<WithdrawalDraft>): void {
  useWithdrawalDraft.setState(change);
}

/** An address is picked by hand, or by going on with it: none that comes later takes its place. */
export function pickAddress(addressId: number): void {
  changeWithdrawalDraft({ addressId, idsBeforeAdding: undefined });
}

/** Begins again, by the method last used. */
export function clearWithdrawal(): void {
  changeWithdrawalDraft({ ...EMPTY, methodId: useWithdrawalDraft.getState().methodId });
}

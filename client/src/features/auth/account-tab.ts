/** The two halves of `/login` (product §2). */
export type AccountTab = 'register' | 'logIn';

/** What a way to `/login` may say about the tab that is meant; kept by the history over a reload. */
export const WANTS_REGISTRATION = { accountTab: 'register' } as const;

/** The tab that the way here asked for; undefined when it asked for none. */
export function findWantedTab(state: unknown): AccountTab | undefined {
  if (typeof state !== 'object' || state === null || !('accountTab' in state)) return undefined;
  const { accountTab } = state;
  return accountTab === 'register' || accountTab === 'logIn' ? accountTab : undefined;
}

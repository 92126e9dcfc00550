/** What an action is called, under which heading it is found, and the key that does it. */
type NamedAction = {
  readonly title: string;
  readonly group: string;
  readonly keys?: string;
  /** Other words that people look for it by. */
  readonly hint?: string;
};

/**
 * The actions of console and stage that have a key or that several places lead to, by name: buttons, palette, list of
 * keys, handlers and tests refer to an action by its name.
 */
export const ACTIONS = {
  undo: { title: 'Back: undo the last step', group: 'Time', keys: 'Z' },
  redo: { title: 'Forward: bring back what was undone', group: 'Time', keys: 'Shift+Z' },
  share: { title: 'Share this world with another machine…', group: 'Worlds', hint: 'link, QR code' },
  'your name': { title: 'Your name, as others see it…', group: 'Worlds' },
  'other time': { title: 'Go to another time…', group: 'Time', keys: 'T' },
  audit: { title: 'Audit: what it checks, and what it finds', group: 'Help' },
  notice: { title: 'Publish a notice…', group: 'Operations' },
  maintenance: { title: 'Maintenance on', group: 'Operations' },
  'copy test': { title: 'Copy what I just did as a test', group: 'Journal' },
  'download har': { title: 'Download the calls as HAR', group: 'Journal' },
  'clear journal': { title: 'Clear the view of the journal', group: 'Journal' },
  'save bug': { title: 'Save bug… as one file', group: 'Journal' },
  'open bug': { title: 'Open bug file…', group: 'Worlds' },
  'clear faults': { title: 'Faults: clear all', group: 'Faults' },
  keys: { title: 'Show all keys', group: 'Help', keys: '?', hint: 'shortcuts' },
  'change world': { title: 'Change the world', group: 'Worlds', keys: 'W' },
  'find world': { title: 'Find a world', group: 'Worlds', keys: '/' },
  'reset world': { title: 'Reset this world…', group: 'Worlds' },
  'delete worlds': { title: 'Delete several worlds…', group: 'Worlds' },
  'create world': { title: 'Make a new world…', group: 'Worlds', keys: '+' },
  'settings of world': { title: 'Settings of this world…', group: 'Operations', keys: 'O' },
  'queue draws': { title: 'Set the results of the next draws', group: 'Draws', keys: 'Q' },
  'find in drift': { title: 'Find a call or a field', group: 'Drift', keys: '/' },
  'find scenario': { title: 'Find a scenario', group: 'Scenarios', keys: '/' },
  'save snapshot': { title: 'Save this world as a snapshot', group: 'Snapshots', keys: 'S' },
  'two players': {
    title: 'Two players side by side: a second player, a second phone',
    group: 'Phones',
    keys: 'P',
  },
  'find player': { title: 'Find a player', group: 'Players', keys: '/' },
  'new player': { title: 'New player…', group: 'Players', keys: 'N' },
  'book money': { title: 'Book money', group: 'Players', keys: 'B' },
  'limits of player': { title: 'Limits and time-out…', group: 'Players', keys: 'L' },
  'message to player': { title: 'Message…', group: 'Players', keys: 'M' },
  'phone of player': { title: 'Open a phone', group: 'Players', keys: 'P' },
  'permit trade': { title: 'Forbid to trade', group: 'Players', keys: 'Shift+T' },
  'permit login': { title: 'Forbid to log in', group: 'Players', keys: 'Shift+F' },
  'unlock passwords': { title: 'Unlock the passwords', group: 'Players', keys: 'Shift+U' },
  'end sessions': { title: 'End sessions', group: 'Players', keys: 'Shift+E' },
  'next order': { title: 'Next order', group: 'Reviews', keys: 'ArrowDown' },
  'previous order': { title: 'Previous order', group: 'Reviews', keys: 'ArrowUp' },
  'stage next': { title: 'Next step', group: 'Stage', keys: ' ' },
  'stage next page': { title: 'Next step', group: 'Stage', keys: 'PageDown' },
  'stage next arrow': { title: 'Next step', group: 'Stage', keys: 'ArrowRight' },
  'stage next dot': { title: 'Next step', group: 'Stage', keys: '.' },
  'stage back': { title: 'Step back', group: 'Stage', keys: 'Z' },
  'stage back page': { title: 'Step back', group: 'Stage', keys: 'PageUp' },
  'stage over': { title: 'Start over', group: 'Stage', keys: 'R' },
  'full screen': { title: 'Full screen', group: 'Stage', keys: 'F' },
  'black screen': { title: 'Black screen', group: 'Stage', keys: 'B' },
  'second phone': { title: 'Second phone', group: 'Stage', keys: '2' },
  'notes of presenter': { title: 'Notes of the presenter', group: 'Stage', keys: 'N' },
} as const satisfies Readonly<Record<string, NamedAction>>;

export type ActionName = keyof typeof ACTIONS;

export type KeyedName = {
  [N in ActionName]: (typeof ACTIONS)[N] extends { keys: string } ? N : never;
}[ActionName];

export function keyOf(name: KeyedName): string {
  return ACTIONS[name].keys;
}

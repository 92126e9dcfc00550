/** The pages of the console in the order of the rail, and the key that leads to each. */
export const PAGE_LIST = [
  { path: '/', title: 'Cockpit', keys: '1' },
  { path: '/scenarios', title: 'Scenarios', keys: '2' },
  { path: '/players', title: 'Players', keys: '3' },
  { path: '/draws', title: 'Draws', keys: '4' },
  { path: '/reviews', title: 'Reviews', keys: '5' },
  { path: '/faults', title: 'Faults', keys: '6' },
  { path: '/journal', title: 'Journal', keys: '7' },
  { path: '/drift', title: 'Drift', keys: 'Shift+D' },
  { path: '/snapshots', title: 'Snapshots', keys: '8' },
  { path: '/worlds', title: 'Worlds', keys: '9' },
  { path: '/guide', title: 'Guide', keys: '0' },
] as const;

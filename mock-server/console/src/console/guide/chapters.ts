import type { ActionName } from '../../page/action-list.ts';

/** A page that is led to, an action that is done here or on the page that has it, or an address of its own. */
export type Way = { readonly label: string } & (
  | { readonly to: string; readonly does?: ActionName }
  | { readonly does: ActionName; readonly to?: undefined }
);

type Chapter = {
  readonly title: string;
  readonly text: string;
  readonly ways: readonly Way[];
};

/** What can be done with a world, in the order in which a tester needs it. */
const CHAPTERS: readonly Chapter[] = [
  {
    title: 'Time',
    text: 'A world has a clock of its own. Go to the cutoff, the draw, the next issue or any moment, let time pass faster, or stop it. What is due on the way happens in its order, and every phone follows within a second.',
    ways: [
      { label: 'Cockpit', to: '/' },
      { label: 'Another time…', does: 'other time' },
    ],
  },
  {
    title: 'Take it back',
    text: 'Back (Z) undoes the last step: a move of time, a scenario, a result that was set. The history beside the events goes back to before any step, and forward again. Neither deletes a world, a snapshot or a file.',
    ways: [{ label: 'Undo the last step', does: 'undo' }],
  },
  {
    title: 'Draws',
    text: 'Set the result of one issue, or of the next draws in order: sums, digits, a late draw, no result. Players see that it was set.',
    ways: [
      { label: 'Draws', to: '/draws' },
      { label: 'Set the next draws', to: '/draws', does: 'queue draws' },
    ],
  },
  {
    title: 'Scenarios',
    text: 'A situation by one press: players, money, moment, draws and faults together. Apply one here, or open it in a new world.',
    ways: [{ label: 'Scenarios', to: '/scenarios' }],
  },
  {
    title: 'Players and money',
    text: 'Make a player in any state, book money, forbid to trade, set limits, read every entry. Deposits and withdrawals wait in Reviews where they are decided by hand.',
    ways: [
      { label: 'Players', to: '/players' },
      { label: 'New player…', to: '/players', does: 'new player' },
      { label: 'Reviews', to: '/reviews' },
    ],
  },
  {
    title: 'Faults',
    text: 'A slow call, a lost reply, a refusal, a reply with a field of another type: for one player or all, once or always. The journal marks each call that one hits.',
    ways: [
      { label: 'Faults', to: '/faults' },
      { label: 'Clear all faults', does: 'clear faults' },
    ],
  },
  {
    title: 'Phones',
    text: 'The phone beside the cockpit is the real app in this world. Open a second one for another player, choose the language, open it in a tab, or scan its QR code with a real phone.',
    ways: [
      { label: 'Cockpit', to: '/' },
      { label: 'Two players', does: 'two players' },
    ],
  },
  {
    title: 'Journal',
    text: 'Every call, event and control call, with what was sent, what was answered, and why. Filter it, take an entry as link, curl, HAR or test, send it again, or make a fault of it.',
    ways: [
      { label: 'Journal', to: '/journal' },
      { label: 'Copy as a test', does: 'copy test' },
      { label: 'Download HAR', does: 'download har' },
    ],
  },
  {
    title: 'Against another server',
    text: 'A world can pass calls on to another server, or answer from a recording. Drift tells where that differs from the contract, and what of the contract was never seen.',
    ways: [{ label: 'Drift', to: '/drift' }],
  },
  {
    title: 'Worlds and testers',
    text: 'Each world has its own players, money, time and address: one for each tester or test. One in memory ends with the mock, or an hour after its last use; Keep puts it into a file.',
    ways: [
      { label: 'Worlds', to: '/worlds' },
      { label: 'New world…', to: '/worlds', does: 'create world' },
      { label: 'Change the world', does: 'change world' },
    ],
  },
  {
    title: 'Snapshots',
    text: 'Save the world under a name, restore it as often as you like, or take it along as a file. A new world can start from one.',
    ways: [
      { label: 'Snapshots', to: '/snapshots' },
      { label: 'Save this world', to: '/snapshots', does: 'save snapshot' },
    ],
  },
  {
    title: 'Settings',
    text: 'Length of an issue, daily break, odds, limits, bonus and reviews of this world, while it runs. The audit holds the books to their rules all the time.',
    ways: [
      { label: 'Settings of this world…', does: 'settings of world' },
      { label: 'Audit', does: 'audit' },
    ],
  },
  {
    title: 'Automatic tests',
    text: 'Whatever this console does is a control call below /__mock, and the test kit has a typed function for each: @canada28/mock-server/testing for vitest and scripts, and a fixture for Playwright with one world a test.',
    ways: [{ label: 'All keys', does: 'keys' }],
  },
];

/** The chapters with what can be done now, by the ids of the actions that are offered: a page has one that leads to it. */
export function chaptersOf(offered: ReadonlySet<string>): readonly Chapter[] {
  const isOffered = ({ to, does }: Way) => offered.has(to === undefined ? does : `page ${to}`);
  return CHAPTERS.map((chapter) => ({ ...chapter, ways: chapter.ways.filter(isOffered) })).filter(
    ({ ways }) => ways.length > 0,
  );
}

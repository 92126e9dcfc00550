/** Why each thing that happens by itself happened, where the event does not say more (control §15). */
const REASONS: Readonly<Record<string, string>> = {
  'issue-created': 'Its place in the timetable had come: it is announced before its sale opens.',
  'issue-drawn':
    'The time of its draw had come; the numbers follow from the secret of the world and the code of the issue.',
  'issue-settled': 'It was drawn: every bet on it was decided at the odds of the bet.',
  'issue-voided': 'A tester had scripted that it has no result: all stakes on it went back.',
  'chase-items-opened':
    'The sale of the issue opened: what chases planned on it became bets, or waits for the bet before.',
  'chase-items-sealed': 'The issue sealed: what still waited for the bet before it was given back.',
  'chase-item-decided': 'The bet before it was settled, so the item need not wait any more.',
  'chase-stopped':
    'Its stop rule was met by what was settled: the bets placed stay, what was not bet yet came back.',
  'chase-finished': 'All its items were decided and their bets settled.',
  'chase-item-lost': 'It could become no bet any more: the stake came back.',
  'deposit-reviewed': 'The time of its review had come.',
  'withdrawal-reviewed': 'The time of its review or payment had come.',
  'background-player-looked':
    'A background player looks at the room now and then; chance decides what they do.',
};

/** `messages-forgotten`: one for each table that is pruned. */
const PRUNED = /-forgotten$/;

/** Undefined for what is no event of a world. */
export function eventReason(what: string): string | undefined {
  return PRUNED.test(what) ? 'They were older than a world keeps them (docs/retention.md).' : REASONS[what];
}

/** What players after one up to another have on an issue: it is decided together. */
export type IssuePart = {
  readonly issueCode: string;
  readonly afterPlayerId: number;
  readonly toPlayerId: number;
};

/** Bets of a part; `bets_issue` finds them. */
export const BETS_OF_PART = `bets.issue_code = :issueCode
  AND bets.player_id > :afterPlayerId AND bets.player_id <= :toPlayerId`;

/** Chases of the players of a part. */
export const CHASES_OF_PART = 'chases.player_id > :afterPlayerId AND chases.player_id <= :toPlayerId';

import { inTransaction } from '@canada28/db/transaction.ts';
import { PLAYER_STATUS } from '@canada28/shared/contract/profile.contract.ts';
import { insertMessage } from '../../features/messages/messages.repository.ts';
import { contextAt } from '../../world/context.ts';
import type { TaskContext, World } from '../../world/world.ts';
import type { Brought } from '../../worlds/begin-generation.ts';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import type { Visitor } from '../../worlds/invitation.ts';
import { openVisitorAccount } from './visitor-account.ts';
import {
  listVisitorAccounts,
  listVisitorSessions,
  upsertVisitorSession,
  type VisitorAccount,
  type VisitorSession,
} from './visitors.repository.ts';

/** What is known of a visitor in the world that is left. */
type Left = {
  readonly visitor: Visitor;
  readonly account: VisitorAccount | undefined;
  /** Their times are distances from the moment at which the world was left. */
  readonly sessions: readonly VisitorSession[];
};

/**
 * Visitors stay joined when their world becomes another one (control §12): in each their name has an account, and the
 * tokens of their phones open it. Answers how they are put into the world that is there then; undefined where there are none.
 */
export function takeVisitors(hosted: HostedWorld): Brought {
  const joined = hosted.invitation?.joined ?? [];
  if (joined.length === 0) return undefined;
  const left = leftBehind(hosted.open(), joined);
  return (world) => {
    const context = contextAt(world, earliestMs(world));
    inTransaction(world.db, () => bringVisitors(context, left));
  };
}

function leftBehind({ db, clock }: World, joined: readonly Visitor[]): Left[] {
  const nowMs = clock.nowMs();
  const accounts = listVisitorAccounts(
    db,
    joined.map(({ userName }) => userName),
  );
  const accountOf = new Map(accounts.map((account) => [account.userName, account]));
  const sessions = listVisitorSessions(db, { playerIds: accounts.map(({ id }) => id), nowMs });
  return joined.map((visitor) => {
    const account = accountOf.get(visitor.userName);
    const own = sessions.filter(({ playerId }) => playerId === account?.id);
    return { visitor, account, sessions: own.map((session) => moved(session, -nowMs)) };
  });
}

/** No later than what is due next: rows are written in the order of time. */
function earliestMs({ clock, timetable }: World): number {
  return Math.min(clock.nowMs(), timetable.nextDueMs ?? Number.POSITIVE_INFINITY);
}

function bringVisitors(context: TaskContext, left: readonly Left[]): void {
  const { db, clock } = context;
  const nowMs = clock.nowMs();
  const there = listVisitorAccounts(
    db,
    left.map(({ visitor }) => visitor.userName),
  );
  const thereOf = new Map(there.map((account) => [account.userName, account]));
  for (const { visitor, account, sessions } of left) {
    visitor.playerId = playerIdThere(context, { visitor, account, there: thereOf.get(visitor.userName) });
    for (const session of sessions)
      upsertVisitorSession(db, { ...moved(session, nowMs), playerId: visitor.playerId });
  }
}

type Returning = Pick<Left, 'visitor' | 'account'> & {
  /** The account of their name in the world that is there now. */
  readonly there: VisitorAccount | undefined;
};

/** The account that they go on with: the one that there is, else a new one. They are told what became of it. */
function playerIdThere(context: TaskContext, { visitor, account, there }: Returning): number {
  const { db, clock } = context;
  const createdAtMs = clock.nowMs();
  if (there !== undefined) {
    const hasLostBets = account !== undefined && account.bets > there.bets;
    if (hasLostBets)
      insertMessage(db, { playerId: there.id, template: 'demoWentBack', details: {}, createdAtMs });
    return there.id;
  }
  const playerId = openVisitorAccount(context, {
    id: visitor.playerId,
    userName: visitor.userName,
    nickName: account?.nickName ?? visitor.userName,
    // Who was forbidden something stays so: the operator decided it of a phone, not of a story.
    status: account?.status ?? PLAYER_STATUS.normal,
  });
  insertMessage(db, { playerId, template: 'accountRenewed', details: {}, createdAtMs });
  return playerId;
}

function moved(session: VisitorSession, byMs: number): VisitorSession {
  return {
    ...session,
    createdAtMs: session.createdAtMs + byMs,
    expiresAtMs: session.expiresAtMs + byMs,
  };
}

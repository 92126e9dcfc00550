import type { BackgroundPlayer } from '@canada28/db/seeds/background-players.ts';
import { DEMO_LOGIN_PASSWORD_HASH, DEMO_PAY_PASSWORD_HASH } from '@canada28/db/seeds/demo.ts';
import type {
  AccountWish,
  ScenarioIssue,
  ScenarioPlayer,
  ScenarioResult,
  ScenarioWorld,
} from '@canada28/db/seeds/scenarios/scenario-world.ts';
import { inTransaction } from '@canada28/db/transaction.ts';
import { PLAYER_STATUS } from '@canada28/shared/contract/profile.contract.ts';
import { isMaintenance } from '@canada28/shared/game/issue-schedule.ts';
import { microsFromUsdt } from '@canada28/shared/money/usdt.ts';
import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import { findPlayerId } from '../../features/auth/player-names.repository.ts';
import { insertBackgroundPlayer } from '../../features/background-players/background-players.repository.ts';
import { listNewestLines } from '../../features/chat/chat.repository.ts';
import { chatLineOfRow } from '../../features/chat/chat-model.ts';
import { createPlayer } from '../../features/demo/create-player.ts';
import {
  findIssue,
  findIssueOfMoment,
  ISSUE_STATE,
  listDrawnIssues,
  listUndrawnCodes,
} from '../../features/draws/draws.repository.ts';
import { contextAt } from '../../world/context.ts';
import { atOnce } from '../../world/in-turns.ts';
import { randomBelow } from '../../world/random.ts';
import type { World } from '../../world/world.ts';
import { switchMaintenance } from '../../world/world-state.ts';
import { drawScripts, queueDraws, scriptDraws } from '../draws/script-draws.ts';
import { addFault } from '../faults/add-fault.ts';
import { faultsOf } from '../faults/fault-list.ts';
import { STATUS_OF_FORBIDDEN } from '../players/change-player.ts';
import { findPlayers } from '../players/players.repository.ts';
import { scheduledMs } from '../time/clock-target.ts';
import { passUntil } from '../time/move-clock.ts';
import { scenarioPlayer } from './scenario-player.ts';

const DEFAULT_PLAYER = 'demo';
const MOST_LINES = 100;
/** Background players come at different moments. */
const FIRST_LOOK_WITHIN_MS = MINUTE_MS;

/** A world as a scenario plays in it, and as it is looked at to prove its sentence. All that is due has happened. */
export function scenarioWorld(world: World): ScenarioWorld {
  const { db, clock } = world;
  const goTo = (atMs: number) => atOnce(passUntil(world, atMs));
  goTo(clock.nowMs());
  return {
    ...readersOf(world),
    open: (wish = {}) => openAccount(world, wish),
    player: (userName = DEFAULT_PLAYER) => findScenarioPlayer(world, userName),
    openBackground: (player, usdt) => openBackground(world, player, usdt),
    pass: (ms) => goTo(clock.nowMs() + ms),
    passInSteps: (ms) => passUntil(world, clock.nowMs() + ms),
    goTo: (moment, byMs = 0) => {
      const nextMs = scheduledMs(world, moment);
      const isOver = nextMs + byMs < clock.nowMs();
      // So long before the next one is over already: the one after it is meant.
      if (isOver) goTo(nextMs);
      goTo((isOver ? scheduledMs(world, moment) : nextMs) + byMs);
    },
    script: (...sums) => inTransaction(db, () => queueDraws(world, { sums: [...sums] })),
    scriptIssue: (script) => {
      const issueCode = findIssueOfMoment(db, clock.nowMs())?.issueCode ?? '';
      inTransaction(db, () => scriptDraws(world, { issueCode, ...script }));
    },
    switchMaintenance: (isOn) => inTransaction(db, () => switchMaintenance(world, isOn)),
    addFault: ({ on: match, happens }) => {
      // biome-ignore lint/suspicious/noThenProperty: the word of the wire (control §5); it is no function.
      inTransaction(db, () => addFault(world, { match, then: happens }));
    },
  };
}

/** What there is to see of a world at its present. */
function readersOf(world: World) {
  const { db, clock, config } = world;
  return {
    nowMs: () => clock.nowMs(),
    countPlayers: () => findPlayers(db, {}, { limit: 1, offset: 0 }).total,
    issue: () => findScenarioIssue(world),
    isBreak: () => isMaintenance(config.schedule, clock.nowMs()),
    results: (count: number) => listResults(world, count),
    isVoid: (issueCode: string) => findIssue(db, issueCode)?.state === ISSUE_STATE.closed,
    awaited: () =>
      listUndrawnCodes(db)
        .filter((code) => (findIssue(db, code)?.slotEndMs ?? 0) <= clock.nowMs())
        .map((issueCode) => ({ issueCode, lateMs: latenessOf(world, issueCode) })),
    scriptedSums: () => drawScripts(world).flatMap(({ sum }) => (sum === undefined ? [] : [sum])),
    isUnderMaintenance: () => world.switches.isUnderMaintenance,
    faults: () => faultsOf(world).map(({ match, then }) => ({ on: match, happens: then })),
    chat: () => listNewestLines(db, MOST_LINES).map((row) => chatLineOfRow(row, 'en')),
    schedule: config.schedule,
    oddsThousandths: config.oddsThousandths,
    tokenRotationMs: config.tokenRotationMs,
  };
}

function latenessOf(world: World, issueCode: string): number {
  return drawScripts(world).find((script) => script.issueCode === issueCode)?.lateMs ?? 0;
}

function openAccount(world: World, wish: AccountWish): ScenarioPlayer {
  const { userName = DEFAULT_PLAYER, usdt = 1000, hasPayPassword = true, hasDeposited = false } = wish;
  inTransaction(world.db, () =>
    createPlayer(contextAt(world, world.clock.nowMs()), {
      userName,
      nickName: wish.nickName ?? 'Lin Mei',
      status: wish.forbidden === undefined ? PLAYER_STATUS.normal : STATUS_OF_FORBIDDEN[wish.forbidden],
      loginPasswordHash: DEMO_LOGIN_PASSWORD_HASH,
      payPasswordHash: hasPayPassword ? DEMO_PAY_PASSWORD_HASH : undefined,
      balanceMicros: microsFromUsdt(usdt),
      hasDeposited,
    }),
  );
  return findScenarioPlayer(world, userName);
}

function openBackground(world: World, { language, ...names }: BackgroundPlayer, usdt: number): void {
  const player = openAccount(world, { ...names, usdt, hasPayPassword: false });
  const nextAtMs = world.clock.nowMs() + randomBelow(world.random, FIRST_LOOK_WITHIN_MS);
  inTransaction(world.db, () =>
    insertBackgroundPlayer(world.db, { playerId: player.id, language, nextAtMs }),
  );
}

function findScenarioPlayer(world: World, userName: string): ScenarioPlayer {
  const id = findPlayerId(world.db, userName);
  if (id === undefined) throw new Error(`there is no player ${userName}`);
  return scenarioPlayer(world, id);
}

function findScenarioIssue({ db, clock }: World): ScenarioIssue | undefined {
  const nowMs = clock.nowMs();
  const issue = findIssueOfMoment(db, nowMs);
  if (issue === undefined) return undefined;
  const { issueCode, saleStartMs, saleEndMs } = issue;
  return { issueCode, saleStartMs, saleEndMs, phase: nowMs < saleEndMs ? 'selling' : 'sealed' };
}

function listResults({ db }: World, count: number): ScenarioResult[] {
  return listDrawnIssues(db, count).flatMap(({ issueCode, sum, isForced }) =>
    sum === null ? [] : [{ issueCode, sum, isForced: isForced === 1 }],
  );
}

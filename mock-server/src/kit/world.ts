import { createRequire } from 'node:module';
import { findCurrentIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { type Issue, issueFromWire } from '@canada28/shared/contract/issue.ts';
import {
  type OrderReview,
  reviewOrderControl,
  switchMaintenanceControl,
} from '@canada28/shared/control/operator.control.ts';
import { createPlayerControl, type PlayerWish } from '@canada28/shared/control/players.control.ts';
import { type AuditFindings, auditControl } from '@canada28/shared/control/records.control.ts';
import { applyScenarioControl } from '@canada28/shared/control/scenarios.control.ts';
import { restoreSnapshotControl, saveSnapshotControl } from '@canada28/shared/control/snapshots.control.ts';
import {
  deleteWorldControl,
  getWorldControl,
  resetWorldControl,
  type WorldWire,
} from '@canada28/shared/control/worlds.control.ts';
import type supertest from 'supertest';
import { type Credentials, logIn, openSession, type Player } from './player.ts';
import { type Control, callsOf, controlOf, headersOf, type MockAddress } from './wire.ts';
import {
  clockOf,
  drawsOf,
  faultsOf,
  type WorldClock,
  type WorldDraws,
  type WorldFaults,
} from './world-features.ts';
import { journalOf, type WorldJournal } from './world-journal.ts';

/** A universe of its own for one test (control §1). */
export type World = {
  readonly name: string;
  /** The world's own origin, to open in a browser: own storage, own cookies. */
  readonly url: string;
  /** The host of that origin, with its port. */
  readonly host: string;
  /** Who can log in there from the start. */
  readonly players: WorldWire['players'];
  /** A supertest agent that acts in this world, with a jar of cookies of its own; paths begin at the mock's origin. */
  readonly request: ReturnType<typeof supertest.agent>;
  readonly clock: WorldClock;
  readonly draws: WorldDraws;
  readonly faults: WorldFaults;
  readonly journal: WorldJournal;
  /** A new player in any state, logged in. */
  readonly player: (wish?: PlayerWish) => Promise<Player>;
  /** Opens a session for one of `players`; with a password the player logs in by it, as the app does. */
  readonly logIn: (userName: string, password?: string) => Promise<Player>;
  /** The issue on sale, or sealed, at this moment of the world. */
  readonly currentIssue: () => Promise<Issue>;
  /** Decides a deposit or withdrawal in the place of the reviewer. */
  readonly review: (id: string, outcome: OrderReview['outcome'], remark?: string) => Promise<void>;
  readonly maintenance: (on: boolean) => Promise<void>;
  /** Holds the world to every rule of its books. */
  readonly audit: () => Promise<AuditFindings>;
  /** Any control call, in this world. */
  readonly control: Control;
  /** The world as it is now: its time, its rate, who is there. */
  readonly read: () => Promise<WorldWire>;
  /** Puts it into a situation; one step back undoes it. */
  readonly scenario: (scenario: string) => Promise<WorldWire>;
  /** Keeps the world as it is now, with its sessions, under a name. */
  readonly snapshot: (snapshot?: string) => Promise<void>;
  /** Makes it what it was at that snapshot. */
  readonly restore: (snapshot?: string) => Promise<void>;
  /** Makes it again what it was created from. */
  readonly reset: () => Promise<void>;
  readonly delete: () => Promise<void>;
};

/** What a snapshot is called that has no other name. */
const SNAPSHOT = 'kit';

export function worldOf(address: MockAddress, wire: WorldWire): World {
  const { name, players } = wire;
  const { origin: url, host } = new URL(wire.urls.host);
  const control = controlOf(address, name);
  const params = { name };
  let agent: World['request'] | undefined;
  return {
    name,
    url,
    host,
    players,
    get request() {
      agent ??= agentOf(address, name);
      return agent;
    },
    clock: clockOf(control),
    draws: drawsOf(control),
    faults: faultsOf(control),
    journal: journalOf(control),
    player: async (wish = {}) => {
      const { userName, password, payPasswordText } = await control(createPlayerControl, { body: wish });
      return openSession(address, name, { userName, password, payPassword: payPasswordText ?? undefined });
    },
    logIn: async (userName, password) => {
      const open = password === undefined ? openSession : logIn;
      return open(address, name, credentialsOf(players, userName, password));
    },
    currentIssue: async () =>
      issueFromWire(
        await callsOf(address, headersOf(address, name))(findCurrentIssueCall, { lotteryId: '1' }),
      ),
    review: (id, outcome, remark) =>
      done(control(reviewOrderControl, { body: { id, outcome, ...(remark !== undefined && { remark }) } })),
    maintenance: (on) => done(control(switchMaintenanceControl, { body: { on } })),
    audit: () => control(auditControl),
    control,
    scenario: (scenario) => control(applyScenarioControl, { body: { name: scenario } }),
    snapshot: (snapshot = SNAPSHOT) => done(control(saveSnapshotControl, { body: { name: snapshot } })),
    restore: (snapshot = SNAPSHOT) => done(control(restoreSnapshotControl, { params: { name: snapshot } })),
    read: () => control(getWorldControl, { params }),
    reset: () => done(control(resetWorldControl, { params })),
    delete: () => done(control(deleteWorldControl, { params })),
  };
}

async function done(call: Promise<unknown>): Promise<void> {
  await call;
}

function credentialsOf(
  players: WorldWire['players'],
  userName: string,
  given: string | undefined,
): Credentials {
  const known = players.find((player) => player.userName === userName);
  const password = given ?? known?.password;
  if (password === undefined) throw new Error(`The password of ${userName} is not known: pass it, too.`);
  return { userName, password, payPassword: known?.payPassword };
}

/** Loaded when a test asks for it: loading takes its time. */
function agentOf(address: MockAddress, world: string): World['request'] {
  const { agent }: typeof supertest = createRequire(import.meta.url)('supertest');
  return agent(address.url).set({ ...headersOf(address, world) });
}

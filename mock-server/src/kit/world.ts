import { createRequire } from 'node:module';
import { findCurrentIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { type Issue, issueFromWire } from '@canada28/shared/contract/issue.ts';
import { openLinkControl, type SituationLink } from '@canada28/shared/control/open.control.ts';
import { applyScenarioControl } from '@canada28/shared/control/scenarios.control.ts';
import {
  deleteWorldControl,
  getWorldControl,
  keepWorldControl,
  resetWorldControl,
  type WorldWire,
} from '@canada28/shared/control/worlds.control.ts';
import type supertest from 'supertest';
import { type Control, callsOf, controlOf, headersOf, type MockAddress, takeFileOf, urlOf } from './wire.ts';
import { brandOf, type WorldBrand } from './world-brand.ts';
import { bugsOf, type WorldBugs } from './world-bugs.ts';
import { drawsOf, type WorldDraws } from './world-draws.ts';
import { faultsOf, type WorldFaults } from './world-faults.ts';
import { historyOf, type WorldHistory } from './world-history.ts';
import { invitationOf, type WorldInvitation } from './world-invitations.ts';
import { journalOf, type WorldJournal } from './world-journal.ts';
import { operatorOf, type WorldOperator } from './world-operator.ts';
import { playersOf, type WorldPlayers } from './world-players.ts';
import { recordsOf, type WorldRecords } from './world-records.ts';
import { shareOf, type WorldShare } from './world-share.ts';
import { snapshotsOf, type WorldSnapshots } from './world-snapshots.ts';
import { clockOf, type WorldClock } from './world-time.ts';

/**
 * A universe of its own for one test (control §1). Each group of control calls has a file of its own beside this one;
 * `every-control.test.ts` tells a call that has no function.
 */
export type World = WorldPlayers &
  WorldBugs &
  WorldOperator &
  WorldRecords &
  WorldSnapshots & {
    readonly name: string;
    /** What answers its players: the mock itself, another server, or a recording (control §13). */
    readonly kind: WorldWire['kind'];
    /** The world's own origin, to open in a browser: own storage, own cookies. */
    readonly url: string;
    /** The host of that origin, with its port. */
    readonly host: string;
    /** A supertest agent that acts in this world, with a jar of cookies of its own; paths begin at the mock's origin. */
    readonly request: ReturnType<typeof supertest.agent>;
    readonly clock: WorldClock;
    readonly history: WorldHistory;
    readonly draws: WorldDraws;
    readonly faults: WorldFaults;
    readonly journal: WorldJournal;
    readonly invitation: WorldInvitation;
    readonly share: WorldShare;
    readonly brand: WorldBrand;
    /** The issue on sale, or sealed, at this moment of the world. */
    readonly currentIssue: () => Promise<Issue>;
    /** Any control call, in this world. */
    readonly control: Control;
    /** The world as it is now: its time, its rate, who is there. */
    readonly read: () => Promise<WorldWire>;
    /** A link that opens it as a player, in a language, on a page. */
    readonly link: (situation?: Omit<SituationLink, 'world' | 'scenario'>) => string;
    /** Puts it into a situation; one step back undoes it. */
    readonly scenario: (scenario: string) => Promise<WorldWire>;
    /** Makes it again what it was created from. */
    readonly reset: () => Promise<void>;
    /** Makes it persistent, as it stands: it is there after a restart of the mock. */
    readonly keep: () => Promise<WorldWire>;
    readonly delete: () => Promise<void>;
  };

export function worldOf(address: MockAddress, wire: WorldWire): World {
  const { name, kind } = wire;
  const { origin: url, host } = new URL(wire.urls.host);
  const control = controlOf(address, name);
  const takeFile = takeFileOf(address, name);
  const params = { name };
  let agent: World['request'] | undefined;
  return {
    ...playersOf(address, wire),
    ...operatorOf(control),
    ...recordsOf(control, takeFile),
    ...snapshotsOf(control, takeFile),
    ...bugsOf(takeFile),
    name,
    kind,
    url,
    host,
    get request() {
      agent ??= agentOf(address, name);
      return agent;
    },
    clock: clockOf(control),
    history: historyOf(control),
    draws: drawsOf(control),
    faults: faultsOf(control),
    journal: journalOf(control, takeFile),
    invitation: invitationOf(address, name),
    share: shareOf(control, takeFile),
    brand: brandOf(control),
    currentIssue: async () =>
      issueFromWire(
        await callsOf(address, headersOf(address, name))(findCurrentIssueCall, { lotteryId: '1' }),
      ),
    control,
    link: (situation) => `${address.url}${urlOf(openLinkControl, { query: { world: name, ...situation } })}`,
    scenario: (scenario) => control(applyScenarioControl, { body: { name: scenario } }),
    read: () => control(getWorldControl, { params }),
    reset: () => done(control(resetWorldControl, { params })),
    keep: () => control(keepWorldControl, { params }),
    delete: () => done(control(deleteWorldControl, { params })),
  };
}

async function done(call: Promise<unknown>): Promise<void> {
  await call;
}

/** Loaded when a test asks for it: loading takes its time. */
function agentOf(address: MockAddress, world: string): World['request'] {
  const { agent }: typeof supertest = createRequire(import.meta.url)('supertest');
  return agent(address.url).set({ ...headersOf(address, world) });
}

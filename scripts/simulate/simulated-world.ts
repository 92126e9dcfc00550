import type { SteppedServer } from '@canada28/mock-server/testing/stepped-server.ts';
import { configWith, worldConfig } from '@canada28/mock-server/world/world-config.ts';
import { addCast, addCastToModel, firstTokenOf, PLAYERS } from './cast.ts';
import { type ComparedFrom, compare } from './compare.ts';
import { Model } from './model/model.ts';
import { passTime } from './model/passing.ts';
import { seededNumbers } from './model/rules.ts';
import { DEFAULTS, type SentSettings, settingsWith } from './model/settings.ts';
import { seeIssues, seeSecret } from './observe.ts';

/** A Wednesday, 10:01 in Shanghai. */
const BEGIN_MS = Date.UTC(2026, 8, 16, 2, 1);

/** What the device of a player remembers: its token, and the last request that had a key. */
type Device = {
  token: string;
  last?: {
    readonly path: string;
    readonly body: object;
    readonly key: string;
    readonly handle: (model: Model, player: number) => number;
  };
};

/** A moment of a simulation that can be gone on from; what the memory of the server knew of its history is gone. */
export type Checkpoint = {
  readonly image: Buffer;
  readonly wallMs: number;
  readonly model: Model;
  readonly snapshots: SimulatedWorld['snapshots'];
  readonly stored: SteppedServer['hosted']['snapshots'];
  readonly devices: readonly Device[];
};

/** A world of the server and the same world of the model, side by side. */
export class SimulatedWorld {
  readonly server: SteppedServer;
  model: Model;
  readonly #initial: Model;
  /** What the model was before each step that a tester can take back; what it was left as where one was taken back. */
  undo: Model[] = [];
  redo: { readonly left: Model; readonly before: Model }[] = [];
  snapshots = new Map<string, Model>();
  devices: Device[];
  #compared: ComparedFrom = { bets: 0, chases: 0 };
  #secret: Buffer | undefined;

  /** Both begin, and what is due at once has happened. */
  static async begin(server: SteppedServer, seed: string, settings: SentSettings): Promise<SimulatedWorld> {
    const world = new SimulatedWorld(server, seed, settings);
    await server.lookAt();
    world.sync();
    return world;
  }

  private constructor(server: SteppedServer, seed: string, settings: SentSettings) {
    this.server = server;
    const { oddsThousandths, ...others } = settings;
    const odds = oddsThousandths === undefined ? {} : { oddsThousandths: [...oddsThousandths] };
    const config = configWith(worldConfig({ pastDraws: 5 }), { ...others, ...odds });
    server.begin({ seed, atMs: BEGIN_MS, config, prepare: addCast });
    this.model = new Model(BEGIN_MS, settingsWith(DEFAULTS, settings));
    addCastToModel(this.model);
    this.#addFirstIssues();
    this.#initial = this.model.copy();
    this.devices = PLAYERS.map((player) => ({ token: firstTokenOf(player) }));
  }

  /** The issue on sale, whose times any grid may have begun: the rules say how it goes on from there. */
  #addFirstIssues(): void {
    const seen = [...seeIssues(this.server.db, '0000000').values()].filter(
      ({ drawnAt }) => drawnAt === undefined,
    );
    const { delay } = this.model.settings;
    for (const { code, saleStart, saleEnd, end } of seen)
      this.model.issues.push({
        code,
        saleStart,
        saleEnd,
        drawAt: saleEnd + delay,
        end,
        state: 'open',
        sum: undefined,
      });
  }

  /** Lets the time that passed in the world pass in the model; answers what differs. */
  sync(off?: { readonly from: number; readonly until: number }): readonly string[] {
    const { world, db } = this.server;
    const first = this.model.issues[this.model.firstOpenIssue] ?? this.model.newest;
    this.#secret ??= seeSecret(db);
    const secret = this.#secret;
    return passTime(this.model, {
      untilMs: world.clock.nowMs(),
      seen: seeIssues(db, first.code),
      numbersOf: (issue) => seededNumbers(secret, issue),
      off,
    });
  }

  /** Where the two differ by now. */
  compare(isAll: boolean): readonly string[] {
    const differences = compare(this.model, this.server.db, isAll ? { bets: 0, chases: 0 } : this.#compared);
    this.#noteCompared();
    return differences;
  }

  #noteCompared(): void {
    this.#compared = { bets: this.model.firstOpenBet, chases: this.model.firstOpenChase };
  }

  /** Notes that a tester changes the world: it can be taken back. */
  noteStep(before: Model): void {
    this.undo.push(before);
    this.redo = [];
    if (this.undo.length > MOST_UNDONE) this.undo.shift();
  }

  /** The model becomes another one, as the world did. */
  become(model: Model): void {
    const { events } = this.model;
    this.model = model.copy();
    this.model.events = events;
    this.#compared = {
      bets: Math.min(this.#compared.bets, this.model.firstOpenBet),
      chases: Math.min(this.#compared.chases, this.model.firstOpenChase),
    };
  }

  reset(): void {
    this.become(this.#initial);
    [this.undo, this.redo] = [[], []];
  }

  checkpoint(): Checkpoint {
    const { server, model, snapshots, devices } = this;
    return {
      image: server.image(),
      wallMs: server.wallMs,
      model: model.copy(),
      snapshots: new Map(snapshots),
      stored: new Map(server.hosted.snapshots),
      devices: devices.map((device) => ({ ...device })),
    };
  }

  goOnFrom({ image, wallMs, model, snapshots, stored, devices }: Checkpoint): void {
    this.server.goOn(image, wallMs);
    this.server.hosted.snapshots = new Map(stored);
    this.model = model.copy();
    this.snapshots = new Map(snapshots);
    this.devices = devices.map((device) => ({ ...device }));
    [this.undo, this.redo] = [[], []];
    this.#noteCompared();
  }
}

/** The server remembers 200; a model that remembers fewer never asks for what it does not know. */
const MOST_UNDONE = 12;

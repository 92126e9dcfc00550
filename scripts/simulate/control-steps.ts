import { isDeepStrictEqual } from 'node:util';
import { reviewOrder } from './model/finance.ts';
import type { Model } from './model/model.ts';
import { hasRoomFor } from './model/room.ts';
import { MICROS } from './model/rules.ts';
import { endSessionsOf } from './model/sessions.ts';
import { changeSettings } from './model/settings.ts';
import { seeOrders } from './observe.ts';
import type { SimulatedWorld } from './simulated-world.ts';
import type { FaultKind, Step } from './steps.ts';

type StepOf<Do extends Step['do']> = Extract<Step, { readonly do: Do }>;

/** A call of a tester that changes the world, and what becomes of the model; `isRefused` where the rules refuse it. */
type Controlled = {
  readonly path: string;
  readonly body?: object;
  readonly method?: 'POST' | 'DELETE';
  readonly isRefused?: boolean;
  readonly act: (model: Model) => void;
};

const FAULTS: Readonly<Record<FaultKind, object>> = {
  status: { httpStatus: 500 },
  code: { code: 600 },
  empty: { emptyBody: true },
  broken: { malformedJson: true },
  session: { sessionExpired: true },
  maintenance: { maintenance: true },
};

const NO_LIMIT = { value: undefined, next: undefined };

const CHANGES: Readonly<
  Record<StepOf<'account'>['change'], { body: object; act: (model: Model, player: number) => void }>
> = {
  'forbid-trade': { body: { forbid: 'trade' }, act: (model, player) => model.change(player, { status: 3 }) },
  'forbid-login': { body: { forbid: 'login' }, act: (model, player) => model.change(player, { status: 2 }) },
  allow: { body: { allow: true }, act: (model, player) => model.change(player, { status: 0 }) },
  unlock: {
    body: { unlock: true },
    act: (model, player) => model.change(player, { isLocked: false, wrong: [] }),
  },
  'end-sessions': { body: { endSessions: true }, act: endSessionsOf },
  'no-limits': {
    body: { limits: { dailyDeposit: null, dailyLoss: null, timeoutUntilMs: null } },
    act: (model, player) => model.change(player, { deposit: NO_LIMIT, loss: NO_LIMIT, timeOut: 0 }),
  },
};

/** Codes count up: what is above the newest is to come, a year at most; of the others those that were not drawn. */
function isToCome({ newest, issues }: Model, code: string): boolean {
  return code > newest.code || issues.some((issue) => issue.code === code && issue.state === 'open');
}

const CONTROLS: {
  readonly [Do in Step['do']]?: (world: SimulatedWorld, step: StepOf<Do>) => Controlled | undefined;
} = {
  review: ({ model, server }, { back, outcome }) => {
    const index = model.orders.length - 1 - back;
    const id = seeOrders(server.db)[index]?.orderId;
    if (id === undefined) return undefined;
    const isRefused = !reviewOrder(model.copy(), index, outcome);
    return {
      path: 'reviews',
      body: { id, outcome },
      isRefused,
      act: (other) => reviewOrder(other, index, outcome),
    };
  },
  credit: ({ model }, { player, amount }) => {
    const micros = amount * MICROS;
    const { id, available } = model.player(player);
    const isTooMuch = micros > 0 && !hasRoomFor(model, player, micros);
    return {
      path: `players/${id}/credit`,
      body: { amount },
      isRefused: micros === 0 || available + micros < 0 || isTooMuch,
      act: (other) => {
        other.book(player, 'available', 'operator', micros);
        other.tell(micros > 0 ? 'credit' : 'debit');
      },
    };
  },
  account: ({ model }, { player, change }) => ({
    path: `players/${model.player(player).id}`,
    body: CHANGES[change].body,
    act: (other) => {
      CHANGES[change].act(other, player);
      other.tell('account', change);
    },
  }),
  'next-sums': (_, { sums }) => ({
    path: 'draws/script',
    body: { sums },
    act: (model) => {
      model.scripts = { ...model.scripts, next: [...model.scripts.next, ...sums] };
    },
  }),
  script: ({ model }, { issue, wish }) => {
    const code = String(Number((model.current ?? model.newest).code) + issue).padStart(7, '0');
    return {
      path: 'draws/script',
      body: { issueCode: code, ...wish },
      isRefused: !isToCome(model, code),
      act: (other) => {
        const [outcome, late] = [new Map(other.scripts.outcome), new Map(other.scripts.late)];
        if ('lateMs' in wish) late.set(code, wish.lateMs);
        else outcome.set(code, 'sum' in wish ? wish.sum : 'void');
        other.scripts = { ...other.scripts, outcome, late };
      },
    };
  },
  'drop-scripts': () => ({
    path: 'draws/script',
    method: 'DELETE',
    act: (model) => {
      model.scripts = { next: [], outcome: new Map(), late: new Map() };
      model.tell('scripts-dropped');
    },
  }),
  fault: ({ model }, { player, path, kind }) => ({
    path: 'faults',
    // biome-ignore lint/suspicious/noThenProperty: the word of the wire (control §5).
    body: { match: { path, player: model.player(player).id }, times: 1, then: FAULTS[kind] },
    act: (other) => {
      other.faults = [...other.faults, { player, path, kind }];
    },
  }),
  'clear-faults': () => ({
    path: 'faults',
    method: 'DELETE',
    act: (model) => {
      model.faults = [];
    },
  }),
  settings: (_, { settings }) => ({
    path: 'config',
    body: settings,
    act: (model) => changeSettings(model, settings),
  }),
  maintenance: (_, { isOn }) => ({
    path: 'maintenance',
    body: { on: isOn },
    act: (model) => {
      model.isUnderMaintenance = isOn;
      if (isOn) model.tell('maintenance');
    },
  }),
};

/** Several faults of one player on one call would need an order of their own: one at a time is simulated. */
function isSecondFault({ faults }: Model, step: Step): boolean {
  return (
    step.do === 'fault' && faults.some(({ player, path }) => player === step.player && path === step.path)
  );
}

/** Steps of testers that are one call, and an undo step unless the world was so already. */
export async function performControl(world: SimulatedWorld, step: Step): Promise<readonly string[]> {
  // Each entry takes the step of its own name.
  const make = CONTROLS[step.do] as
    | ((world: SimulatedWorld, step: Step) => Controlled | undefined)
    | undefined;
  const controlled = isSecondFault(world.model, step) ? undefined : make?.(world, step);
  if (controlled === undefined) return [];
  const { path, body = {}, method = 'POST', isRefused = false, act } = controlled;
  const before = world.model.copy();
  const { history } = world.server.hosted;
  const stepBefore = history.lastStep?.id;
  const reply = await world.server.control(path, body, method);
  const isDone = reply.status === 200;
  if (isDone === isRefused)
    return [`${path} ${JSON.stringify(body)} has the status ${reply.status}: ${reply.text}`];
  if (!isRefused) act(world.model);
  if (history.lastStep?.id !== stepBefore) world.noteStep(before);
  else if (!isAlike(world.model, before))
    return [`${path} ${JSON.stringify(body)} is no step, and by the rules it changes the world`];
  return [];
}

/** Whether two models are the same world, whatever happened in it. */
function isAlike(one: Model, other: Model): boolean {
  return isDeepStrictEqual({ ...one, events: [] }, { ...other, events: [] });
}

/** Tells the time of a world in epoch ms. Code that needs the time is handed one of these. */
export type Clock = { nowMs(): number };

/**
 * Where a world's time stands and how fast it runs. `wallMs` is when the wall clock was seen at that moment: it only
 * tells, at the next start, for how long the server was off.
 */
export type ClockSetting = { readonly worldMs: number; readonly rate: number; readonly wallMs: number };

/** The wall clock: the only place of the server that asks the machine for the time. */
export const wallClock: Clock = { nowMs: () => Date.now() };

/** Real ms since the process began. */
export function processMs(): number {
  return performance.now();
}

/** Real ms since now, for work that must not take long. */
export function stopwatch(): () => number {
  const startMs = processMs();
  return () => processMs() - startMs;
}

/** A world's clock: goes on as the wall clock does until it is set, frozen, advanced or given another rate; never back. */
export class WorldClock implements Clock {
  readonly #wall: Clock;
  readonly #onTurnedBack: (byMs: number) => void;
  #setting: ClockSetting;
  #seenWallMs: number;

  /** `onTurnedBack` hears by how many ms the machine's clock was turned back: the world holds and then goes on. */
  constructor(wall: Clock, setting?: ClockSetting, onTurnedBack: (byMs: number) => void = () => undefined) {
    const wallMs = wall.nowMs();
    this.#wall = wall;
    this.#onTurnedBack = onTurnedBack;
    this.#setting = setting ?? { worldMs: wallMs, rate: 1, wallMs };
    this.#seenWallMs = this.#setting.wallMs;
  }

  nowMs(): number {
    return this.#worldMsAt(this.#lookAtWall());
  }

  /** The present of the machine's clock (epoch ms), which a world's may be ahead of or behind. */
  get wallMs(): number {
    return this.#lookAtWall();
  }

  get rate(): number {
    return this.#setting.rate;
  }

  /** Where it stands at this moment. */
  get setting(): ClockSetting {
    const wallMs = this.#lookAtWall();
    return { worldMs: this.#worldMsAt(wallMs), rate: this.rate, wallMs };
  }

  /** Whether it simply is the wall clock: no offset, rate 1. */
  get isWallClock(): boolean {
    const wallMs = this.#lookAtWall();
    return this.rate === 1 && this.#worldMsAt(wallMs) === wallMs;
  }

  /** Goes on from a moment (epoch ms) at the same rate. Forward only, but for a fast clock that waits for its world. */
  set(worldMs: number): void {
    this.#setting = { ...this.setting, worldMs };
  }

  /** Sets how many world ms pass in one wall ms; 0 freezes. */
  setRate(rate: number): void {
    this.#setting = { ...this.setting, rate };
  }

  /** Asked several times in every call. */
  #worldMsAt(wallMs: number): number {
    const { worldMs, rate, wallMs: sinceMs } = this.#setting;
    return worldMs + Math.floor((wallMs - sinceMs) * rate);
  }

  /** Also when the wall clock is turned back, the world's time goes on from the moment that was seen last. */
  #lookAtWall(): number {
    const wallMs = this.#wall.nowMs();
    const byMs = this.#seenWallMs - wallMs;
    if (byMs > 0) {
      this.#setting = { worldMs: this.#worldMsAt(this.#seenWallMs), rate: this.rate, wallMs };
    }
    this.#seenWallMs = wallMs;
    if (byMs > 0) this.#onTurnedBack(byMs);
    return wallMs;
  }
}

/** A clock that stands still: one call, or one timed task, happens at one moment. */
export function pinnedClock(nowMs: number): Clock {
  return {
    nowMs() {
      return nowMs;
    },
  };
}

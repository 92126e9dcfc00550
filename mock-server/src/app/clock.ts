/** Tells the time of a world in epoch ms. Whoever needs the time is handed one of these. */
export type Clock = { nowMs(): number };

/** How a world's time relates to the wall's: it stood at `worldMs` when the wall stood at `wallMs`, and runs `rate` times as fast. */
export type ClockSetting = { readonly wallMs: number; readonly worldMs: number; readonly rate: number };

/** The wall clock: the only place of the server that asks the machine for the time. */
export const wallClock: Clock = { nowMs: () => Date.now() };

const WALL_TIME: ClockSetting = { wallMs: 0, worldMs: 0, rate: 1 };

/** A world's clock: follows the wall clock until it is set, frozen, advanced or given another rate. */
export class WorldClock implements Clock {
  readonly #wall: Clock;
  #setting: ClockSetting;

  constructor(wall: Clock, setting: ClockSetting = WALL_TIME) {
    this.#wall = wall;
    this.#setting = setting;
  }

  nowMs(): number {
    const { wallMs, worldMs, rate } = this.#setting;
    return worldMs + Math.floor((this.#wall.nowMs() - wallMs) * rate);
  }

  get rate(): number {
    return this.#setting.rate;
  }

  get setting(): ClockSetting {
    return this.#setting;
  }

  /** Whether it simply is the wall clock: no offset, rate 1. */
  get isWallClock(): boolean {
    const { wallMs, worldMs, rate } = this.#setting;
    return rate === 1 && wallMs === worldMs;
  }

  /** Moves to a moment (epoch ms) and goes on from there at the same rate. */
  set(worldMs: number): void {
    this.#setting = { wallMs: this.#wall.nowMs(), worldMs, rate: this.rate };
  }

  /** Sets how many world ms pass in one wall ms; 0 freezes. */
  setRate(rate: number): void {
    const worldMs = this.nowMs();
    this.#setting = { wallMs: this.#wall.nowMs(), worldMs, rate };
  }
}

/** A clock that stands still: one call, or one timed task, happens at one moment. */
export function pinnedClock(nowMs: number): Clock {
  return { nowMs: () => nowMs };
}

import { describe, expect, it } from 'vitest';
import draws from '../../fixtures/draws.json';
import { DRAW_INTERVALS_SECONDS } from '../limits.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../units-of-time.ts';
import {
  followingSlot,
  isMaintenance,
  issueCodeAfter,
  maintenanceWindow,
  nextSlot,
  previousSlot,
  type ScheduleConfig,
  type Slot,
  scheduleConfig,
  slotAt,
} from './issue-schedule.ts';
import { MAINTENANCE_PRESETS } from './maintenance-week.ts';

const WEEK_MS = 7 * DAY_MS;

/** A moment in UTC+8; 17 August 2026 is a Monday. */
const at = (text: string) => Date.parse(`${text}+08:00`);
const textOf = (atMs: number) => new Date(atMs + 8 * HOUR_MS).toISOString().slice(0, 19);

const SUNDAY = at('2026-08-16T00:00:00');

describe('the rhythm of an issue', () => {
  it('is 180 s of sale and 30 s sealed, drawn when the next sale opens', () => {
    const slot = slotAt(scheduleConfig(), at('2026-08-16T20:00:00'));
    expect(slot).toEqual({
      saleStartMs: at('2026-08-16T20:00:00'),
      saleEndMs: at('2026-08-16T20:03:00'),
      drawAtMs: at('2026-08-16T20:03:30'),
      endMs: at('2026-08-16T20:03:30'),
    });
  });

  it.each([
    [180, 150],
    [210, 180],
    [300, 270],
  ])('of %d s sells for %d s', (intervalSeconds, saleSeconds) => {
    const slot = nextSlot(scheduleConfig({ intervalSeconds }), SUNDAY);
    expect(slot.saleEndMs - slot.saleStartMs).toBe(saleSeconds * 1_000);
  });

  it('lets the next issue sell while a late result is still awaited', () => {
    const config = scheduleConfig({ drawDelaySeconds: 230 });
    const slot = nextSlot(config, SUNDAY);
    expect(slot.drawAtMs).toBe(slot.saleEndMs + 230_000);
    expect(slotAt(config, slot.drawAtMs)?.saleStartMs).toBe(slot.endMs);
  });

  it('draws after the sealed time unless a delay is set', () => {
    const slot = nextSlot(scheduleConfig({ sealedSeconds: 45 }), SUNDAY);
    expect(slot.drawAtMs).toBe(slot.saleEndMs + 45_000);
  });
});

describe('the published draws', () => {
  it('are the draw times of consecutive slots with the short break', () => {
    const config = scheduleConfig({ maintenance: 'short' });
    let slot = previousSlot(config, Date.parse(draws[0]?.drawnAt ?? ''));
    for (const draw of draws) {
      expect(textOf(slot.drawAtMs)).toBe(draw.drawnAt.slice(0, 19));
      slot = nextSlot(config, slot.endMs);
    }
  });

  it('have consecutive codes, across the break too', () => {
    draws.forEach((draw, index) => {
      expect(issueCodeAfter(draws[0]?.issue ?? '', index)).toBe(draw.issue);
    });
  });
});

describe('the daily break', () => {
  it.each([
    ['shift', '2026-08-16', '19:00:00', '20:00:00'],
    ['shift', '2026-08-17', '20:00:00', '21:00:00'],
    ['shift', '2026-08-18', '19:00:00', '20:00:00'],
    ['extend', '2026-08-16', '19:00:00', '20:00:00'],
    ['extend', '2026-08-17', '19:00:00', '21:00:00'],
    ['extend', '2026-08-18', '19:00:00', '20:00:00'],
    ['short', '2026-08-16', '18:56:30', '19:29:30'],
    ['short', '2026-08-17', '18:56:30', '19:29:30'],
  ] as const)('with the reading %s on %s is %s to %s', (maintenance, date, start, end) => {
    const config = scheduleConfig({ maintenance });
    const window = { startMs: at(`${date}T${start}`), endMs: at(`${date}T${end}`) };
    expect(maintenanceWindow(config, at(`${date}T12:00:00`))).toEqual(window);
    expect(maintenanceWindow(config, window.endMs - 1)).toEqual(window);
    expect(maintenanceWindow(config, window.endMs)?.startMs).toBeGreaterThan(window.endMs);
    expect(
      [window.startMs - 1, window.startMs, window.endMs - 1, window.endMs].map((ms) =>
        isMaintenance(config, ms),
      ),
    ).toEqual([false, true, true, false]);
  });

  it.each(DRAW_INTERVALS_SECONDS)(
    'in its short form ends so that the first draw is at 19:33:00, every %d s',
    (intervalSeconds) => {
      const config = scheduleConfig({ maintenance: 'short', intervalSeconds });
      expect(textOf(nextSlot(config, at('2026-08-16T19:00:00')).drawAtMs)).toBe('2026-08-16T19:33:00');
    },
  );

  it('does not exist with the reading none', () => {
    const config = scheduleConfig({ maintenance: 'none' });
    expect(maintenanceWindow(config, SUNDAY)).toBeUndefined();
    expect(isMaintenance(config, at('2026-08-16T19:30:00'))).toBe(false);
  });

  it('is not preceded by an issue that does not fit', () => {
    const config = scheduleConfig();
    expect(slotAt(config, at('2026-08-16T18:58:59'))?.endMs).toBe(at('2026-08-16T18:59:00'));
    expect(slotAt(config, at('2026-08-16T18:59:00'))).toBeUndefined();
    expect(nextSlot(config, at('2026-08-16T18:59:00')).saleStartMs).toBe(at('2026-08-16T20:00:00'));
    expect(previousSlot(config, at('2026-08-16T19:59:59')).endMs).toBe(at('2026-08-16T18:59:00'));
  });

  it('follows the clocks of the time zone when they change', () => {
    const config = scheduleConfig({ timeZone: 'America/Toronto' });
    const breaks = ['2026-03-07', '2026-03-08'].map((date) =>
      maintenanceWindow(config, Date.parse(`${date}T18:00:00Z`)),
    );
    expect(breaks.map((window) => new Date(window?.startMs ?? 0).toISOString())).toEqual([
      '2026-03-08T00:00:00.000Z',
      '2026-03-08T23:00:00.000Z',
    ]);
  });
});

const EVERY_CONFIG = MAINTENANCE_PRESETS.flatMap((maintenance) =>
  DRAW_INTERVALS_SECONDS.map((intervalSeconds) => scheduleConfig({ maintenance, intervalSeconds })),
);

function minutesOfWeek(): number[] {
  return Array.from({ length: WEEK_MS / MINUTE_MS }, (_, minute) => SUNDAY + minute * MINUTE_MS);
}

/** Slots from the first at or after `fromMs` to the last that starts before `toMs`. */
function slotsBetween(config: ScheduleConfig, fromMs: number, toMs: number): Slot[] {
  const slots: Slot[] = [];
  for (let slot = nextSlot(config, fromMs); slot.saleStartMs < toMs; slot = nextSlot(config, slot.endMs)) {
    slots.push(slot);
  }
  return slots;
}

describe.each(EVERY_CONFIG)('a week of $intervalSeconds s issues with the break $maintenance', (config) => {
  const slots = slotsBetween(config, SUNDAY, SUNDAY + WEEK_MS);

  it('has no overlap, no gap but the break and the rest that fits no issue', () => {
    slots.slice(1).forEach((slot, index) => {
      const before = slots[index]?.endMs ?? 0;
      if (slot.saleStartMs === before) return;
      const window = maintenanceWindow(config, before);
      expect(slot.saleStartMs).toBe(window?.endMs);
      expect((window?.startMs ?? 0) - before).toBeLessThan(config.intervalSeconds * 1_000);
      expect((window?.startMs ?? 0) - before).toBeGreaterThanOrEqual(0);
    });
  });

  it('finds the current, the next and the previous slot from every minute', () => {
    const known = slotsBetween(config, SUNDAY - DAY_MS, SUNDAY + WEEK_MS + DAY_MS);
    const wrong = minutesOfWeek().filter((nowMs) => {
      while ((known[1]?.endMs ?? Number.NaN) <= nowMs) known.shift(); // known[0] becomes the last that is over
      const near = known.slice(0, 3);
      const current = near.find((slot) => slot.saleStartMs <= nowMs && nowMs < slot.endMs);
      const next = near.find((slot) => slot.saleStartMs >= nowMs);
      const found = [previousSlot(config, nowMs), slotAt(config, nowMs), nextSlot(config, nowMs)];
      return JSON.stringify(found) !== JSON.stringify([known[0], current, next]);
    });
    expect(wrong.map(textOf)).toEqual([]);
  });

  it('never sells in the break', () => {
    const isSold = (nowMs: number) => slotAt(config, nowMs) !== undefined;
    const wrong = minutesOfWeek().filter((nowMs) => isSold(nowMs) && isMaintenance(config, nowMs));
    expect(wrong.map(textOf)).toEqual([]);
  });

  it('walks back over the slots it walked forward', () => {
    const last = slots.at(-1);
    const back: Slot[] = [];
    for (
      let slot = last;
      slot !== undefined && slot.saleStartMs >= SUNDAY;
      slot = previousSlot(config, slot.saleStartMs)
    ) {
      back.push(slot);
    }
    expect(back.reverse()).toEqual(slots);
  });
});

describe('a schedule without a break', () => {
  it.each(DRAW_INTERVALS_SECONDS)(
    'never pauses between issues of %d s and starts weeks at Monday midnight',
    (intervalSeconds) => {
      const config = scheduleConfig({ maintenance: 'none', intervalSeconds });
      const monday = at('2026-08-17T00:00:00');
      expect(slotsBetween(config, monday, monday + WEEK_MS)).toHaveLength(WEEK_MS / 1_000 / intervalSeconds);
      expect(slotAt(config, monday)?.saleStartMs).toBe(monday);
    },
  );

  it('has nothing before it begins in 1970', () => {
    const config = scheduleConfig({ maintenance: 'none' });
    const begin = at('1970-01-05T00:00:00');
    expect(slotAt(config, 0)).toBeUndefined();
    expect(nextSlot(config, 0).saleStartMs).toBe(begin);
    expect(() => previousSlot(config, 0)).toThrow('no slot was ever over at 0');
  });
});

describe('a configuration', () => {
  it('takes the defaults of the game', () => {
    expect(scheduleConfig()).toEqual({
      intervalSeconds: 210,
      sealedSeconds: 30,
      drawDelaySeconds: 30,
      timeZone: 'Asia/Shanghai',
      maintenance: 'shift',
    });
  });

  it.each([
    [{ intervalSeconds: 200 }, 'intervalSeconds must be one of 180, 210, 300, got 200'],
    [{ sealedSeconds: 2 }, 'sealedSeconds must be a whole number 3–60, got 2'],
    [{ sealedSeconds: 61 }, 'sealedSeconds must be a whole number 3–60, got 61'],
    [{ sealedSeconds: 30.5 }, 'sealedSeconds must be a whole number 3–60, got 30.5'],
    [{ drawDelaySeconds: -1 }, 'drawDelaySeconds must be a whole number 0–240, got -1'],
    [{ drawDelaySeconds: 241 }, 'drawDelaySeconds must be a whole number 0–240, got 241'],
    [{ timeZone: 'Asia/Shanghi' }, 'timeZone must be an IANA name, got "Asia/Shanghi"'],
    [
      { maintenance: 'later' as 'shift' }, // as an environment variable could say
      'maintenance must be one of shift, extend, short, none, got "later"',
    ],
  ])('%j is refused', (wanted, message) => {
    expect(() => scheduleConfig(wanted)).toThrow(new RangeError(message));
  });

  it.each([
    { sealedSeconds: 3, drawDelaySeconds: 0 },
    { sealedSeconds: 60, drawDelaySeconds: 240 },
  ])('may be at its limits: %j', (wanted) => {
    expect(scheduleConfig(wanted)).toMatchObject(wanted);
  });
});

describe('an issue code', () => {
  it('has seven digits and counts draws', () => {
    expect(issueCodeAfter('3470262', 1)).toBe('3470263');
    expect(issueCodeAfter('0000009', 1)).toBe('0000010');
    expect(issueCodeAfter('3470262', -2)).toBe('3470260');
    expect(issueCodeAfter('3470262', 0)).toBe('3470262');
    expect(issueCodeAfter('0000001', -1)).toBe('0000000');
  });

  it.each(['347026', '34702622', '347026x', 'x3470262', '3470262x'])(
    'has digits alone, and is not %s',
    (text) => {
      const refusal = new RangeError(`an issue code has 7 digits, got "${text}"`);
      expect(() => issueCodeAfter(text, 1)).toThrow(refusal);
    },
  );

  it.each([
    ['9999999', 1],
    ['0000000', -1],
    ['3470262', 0.5],
  ])('%s has none after %d steps', (issueCode, steps) => {
    const refusal = new RangeError(`no issue code lies ${steps} steps after ${issueCode}`);
    expect(() => issueCodeAfter(issueCode, steps)).toThrow(refusal);
  });
});

it('whatever the settings, the slot that follows is the next one of the same schedule', () => {
  for (const maintenance of MAINTENANCE_PRESETS) {
    const config = scheduleConfig({ maintenance });
    let slot = nextSlot(config, Date.UTC(2026, 8, 13));
    for (let count = 0; count < 1000; count++) {
      const following = followingSlot(config, slot.endMs);
      expect(following).toEqual(nextSlot(config, slot.endMs));
      slot = following;
    }
  }
});

import { getOddsCall, oddsFromWire } from '@canada28/shared/contract/betting.contract.ts';
import type { Call } from '@canada28/shared/contract/call.ts';
import { getDepositMethodsCall } from '@canada28/shared/contract/deposits.contract.ts';
import {
  DICT_CODES,
  depositBonusFromText,
  dictionaryFromWire,
  getDictDataCall,
} from '@canada28/shared/contract/dictionary.contract.ts';
import { findCurrentIssueCall, findHistoryIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { type Issue, issueFromWire } from '@canada28/shared/contract/issue.ts';
import { isLanguageCode, LANGUAGE_CODES } from '@canada28/shared/contract/languages.ts';
import { maintenanceToText } from '@canada28/shared/contract/maintenance-entry.ts';
import { listNoticesCall } from '@canada28/shared/contract/notices.contract.ts';
import { type PayRule, payRuleFromWire } from '@canada28/shared/contract/pay-rule.ts';
import { getWithdrawalMethodsCall } from '@canada28/shared/contract/withdrawals.contract.ts';
import { isFirstNotice } from '@canada28/shared/control/is-first-notice.ts';
import { type FirstNotice, MOST_FIRST_NOTICES } from '@canada28/shared/control/operator.control.ts';
import type { Exchange } from '@canada28/shared/drift/exchange.ts';
import { judgedOf } from '@canada28/shared/drift/judged.ts';
import { maintenanceWeek, scheduleConfig } from '@canada28/shared/game/issue-schedule.ts';
import { MAINTENANCE_PRESETS } from '@canada28/shared/game/maintenance-week.ts';
import { DEFAULT_INTERVAL_SECONDS } from '@canada28/shared/limits.ts';
import { usdtFromMicros } from '@canada28/shared/money/usdt.ts';
import { SECOND_MS } from '@canada28/shared/units-of-time.ts';
import {
  isAllowed,
  type Setting,
  WORLD_SETTINGS,
  type WorldSettings,
  whatIsAllowed,
} from '@canada28/shared/world-settings.ts';

type Told = { readonly [Name in keyof WorldSettings]: unknown };

/** A world as a recording tells it (a body of `POST /worlds`), and a sentence for each thing that no world of ours can have. */
export type Adopted = {
  readonly config: WorldSettings;
  readonly notices?: readonly FirstNotice[];
  readonly left: readonly string[];
};

/** Reads what replies tell of the settings of the server that gave them (control §13, Adopt). */
export function adoptFrom(exchanges: readonly Exchange[]): Adopted {
  const dataOf = (call: Call) => exchanges.flatMap((exchange) => dataIn(exchange, call));
  const issues = [...dataOf(findHistoryIssueCall).flat(), ...dataOf(findCurrentIssueCall)].flatMap(issueIn);
  const schedule = ofSchedule(issues);
  const withdrawals = dataOf(getWithdrawalMethodsCall);
  const told: Told = {
    ...schedule,
    ...ofDictionary(dataOf(getDictDataCall), schedule.drawIntervalSeconds),
    ...ofRule(dataOf(getDepositMethodsCall), 'depositMin', 'depositMax'),
    ...ofRule(withdrawals, 'withdrawalMin', 'withdrawalMax'),
    ...given({ withdrawalFeeBasisPoints: ruleIn(withdrawals)?.chargeBasisPoints }),
    ...ofOdds(dataOf(getOddsCall)),
  };
  const { config, left } = allowedOf(told);
  const notices = noticesIn(exchanges);
  return { config, ...notices, left: [...left, ...notices.left] };
}

/** What a reply to this call holds, where it went well. */
function dataIn(exchange: Exchange, call: Call): unknown[] {
  const [asked = ''] = exchange.path.split('?');
  if (!asked.endsWith(`/${call.path}`)) return [];
  const { isSuccess, envelope } = judgedOf(exchange, call);
  return isSuccess && envelope?.data !== null && envelope?.data !== undefined ? [envelope.data] : [];
}

/** A reply that is not as the contract says tells nothing: the report names it. */
function readOr<Read, Other>(read: () => Read, other: Other): Read | Other {
  try {
    return read();
  } catch {
    return other;
  }
}

const issueIn = (wire: unknown): Issue[] => readOr(() => [issueFromWire(Object(wire))], []);

/** From the sale of one issue to that of the next: the shortest, because breaks lie between some. */
function ofSchedule(issues: readonly Issue[]): Told {
  const starts = new Map(issues.map(({ issueCode, saleStartMs }) => [Number(issueCode), saleStartMs]));
  const intervals = [...starts].flatMap(([code, startMs]) => {
    const nextMs = starts.get(code + 1);
    return nextMs === undefined ? [] : [nextMs - startMs];
  });
  const last = issues.at(-1);
  if (last === undefined) return {};
  const drawDelaySeconds = (last.drawAtMs - last.saleEndMs) / SECOND_MS;
  if (intervals.length === 0) return { drawDelaySeconds };
  const intervalMs = Math.min(...intervals);
  return {
    drawIntervalSeconds: intervalMs / SECOND_MS,
    sealedSeconds: (intervalMs - (last.saleEndMs - last.saleStartMs)) / SECOND_MS,
    drawDelaySeconds,
  };
}

/** The entries of the dictionary that are settings. */
function ofDictionary(replies: readonly unknown[], interval: unknown): Told {
  const dictionary = readOr(() => dictionaryFromWire(replies.flat() as never), new Map()); // checked as it is read
  const textOf = (code: string): string | undefined => dictionary.get(code)?.[0]?.value;
  const told = numberOf(textOf(DICT_CODES.drawIntervalSeconds));
  const bonus = depositBonusFromText(textOf(DICT_CODES.depositBonus) ?? '');
  return given({
    drawIntervalSeconds: told,
    maintenance: presetOf(textOf(DICT_CODES.maintenance), told ?? Number(interval)),
    chaseProfitRule: textOf(DICT_CODES.chaseProfitRule),
    chaseDoubleRule: textOf(DICT_CODES.chaseDoubleRule),
    maxChaseIssues: numberOf(textOf(DICT_CODES.maxChaseIssues)),
    homeOrderCount: numberOf(textOf(DICT_CODES.homeOrderCount)),
    depositBonusPercent: bonus?.percent,
    depositBonusMost: bonus && usdtFromMicros(bonus.mostMicros),
  });
}

const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));

/** The daily break that is written so; any other is told as it is, which no setting allows. */
function presetOf(text: string | undefined, interval: number): string | undefined {
  const intervalSeconds = Number.isNaN(interval) ? DEFAULT_INTERVAL_SECONDS : interval;
  const writtenAs = (maintenance: (typeof MAINTENANCE_PRESETS)[number]) =>
    readOr(
      () => maintenanceToText(maintenanceWeek(scheduleConfig({ maintenance, intervalSeconds }), 0)),
      undefined,
    );
  return MAINTENANCE_PRESETS.find((preset) => writtenAs(preset) === text) ?? text;
}

function ruleIn(methods: readonly unknown[]): PayRule | undefined {
  const [method] = methods.flat();
  return readOr(() => payRuleFromWire(Object(method).rule), undefined);
}

function ofRule(methods: readonly unknown[], least: keyof WorldSettings, most: keyof WorldSettings): Told {
  const rule = ruleIn(methods);
  if (rule === undefined) return {};
  return { [least]: usdtFromMicros(rule.minMicros), [most]: usdtFromMicros(rule.maxMicros) };
}

function ofOdds(replies: readonly unknown[]): Told {
  const last = replies.at(-1);
  const odds: readonly (number | undefined)[] = readOr(() => oddsFromWire(last as never), []); // checked as it is read
  const isWhole = odds.length === WORLD_SETTINGS.oddsThousandths.count && !odds.includes(undefined);
  return isWhole ? { oddsThousandths: odds } : {};
}

function given(told: Told): Told {
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
}

function allowedOf(told: Told): Adopted {
  const config: Record<string, unknown> = {};
  const left: string[] = [];
  for (const [name, value] of Object.entries(told)) {
    const setting: Setting = WORLD_SETTINGS[name as keyof WorldSettings]; // its own names
    const values = Array.isArray(value) ? value : [value];
    if (values.every((one) => isAllowed(setting, one))) config[name] = value;
    else left.push(`${name} is ${JSON.stringify(value)} there, and must be ${whatIsAllowed(setting)}.`);
  }
  return { config, left };
}

/**
 * The notices of the recording, in the languages in which it asked for them; in any other they read as in the first of
 * those. Nothing where it asked for none.
 */
function noticesIn(exchanges: readonly Exchange[]): Pick<Adopted, 'notices' | 'left'> {
  const replies = exchanges.flatMap((exchange) =>
    dataIn(exchange, listNoticesCall).map((data) => ({ language: exchange.requestHeaders.lang, data })),
  );
  if (replies.length === 0) return { left: [] };
  const texts = new Map<unknown, Map<string, WireNotice>>();
  for (const { language = '', data } of replies)
    for (const notice of [data].flat().map(Object)) {
      const read = texts.get(notice.id) ?? new Map();
      texts.set(notice.id, read.set(isLanguageCode(language) ? language : '', notice));
    }
  const all = [...texts.values()].map(inAllLanguages);
  const fitting = all.filter(isFirstNotice);
  const left = all
    .filter((notice) => !fitting.includes(notice))
    .map(
      ({ title }) =>
        `the notice ${JSON.stringify(title.en)} is longer there than one of ours may be, or has less.`,
    );
  const older = fitting.length - MOST_FIRST_NOTICES;
  if (older <= 0) return { notices: fitting, left };
  const newestFirst = fitting.toSorted((one, other) => other.createTime.localeCompare(one.createTime));
  left.push(
    `the older ${older} of ${fitting.length} notices: a world begins with at most ${MOST_FIRST_NOTICES}.`,
  );
  return { notices: newestFirst.slice(0, MOST_FIRST_NOTICES), left };
}

type WireNotice = Readonly<Record<'type' | 'title' | 'content' | 'createTime', never>>;

function inAllLanguages(read: ReadonlyMap<string, WireNotice>): FirstNotice {
  const [first = Object()] = read.values();
  const textsOf = (field: 'title' | 'content') =>
    Object.fromEntries(
      LANGUAGE_CODES.map((code) => [code, (read.get(code) ?? first)[field]]),
    ) as FirstNotice['title'];
  const { type, createTime } = first;
  return { type, title: textsOf('title'), content: textsOf('content'), createTime };
}

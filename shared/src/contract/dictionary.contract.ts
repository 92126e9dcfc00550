import { type Static, Type } from 'typebox';
import { nearestMicros, usdtFromMicros } from '../money/usdt.ts';
import { defineCall } from './call.ts';
import { parsedJson } from './json-text.ts';
import { shownText } from './reply-values.ts';
import { namedShape } from './schemas.ts';

/** Codes of our dictionary that were not observed in another one (player-api §2, dictionary codes). */
export const ASSUMED_DICT_CODES = {
  homeOrderCount: 'home_order_count',
  drawIntervalSeconds: 'draw_interval_seconds',
  maintenance: 'maintenance',
  chaseProfitRule: 'chase_profit_rule',
  chaseDoubleRule: 'chase_double_rule',
  maxChaseIssues: 'chase_max_issues',
  depositBonus: 'deposit_bonus',
} as const;

/** What the dictionary holds, by its codes on the wire (player-api §2, dictionary codes). */
export const DICT_CODES = {
  aboutUs: 'about_us',
  checkUpdate: 'check_update',
  cryptoQuestions: 'qa_default_type',
  depositQuestions: 'qa_deposit_type',
  withdrawalQuestions: 'qa_withdraw_type',
  passwordQuestions: 'qa_password_type',
  customerContact: 'customer_contact',
  customerBanner: 'customer_banner',
  ...ASSUMED_DICT_CODES,
} as const;

/** A code of the dictionary on the wire. */
export type DictCode = (typeof DICT_CODES)[keyof typeof DICT_CODES];

const dictionaryReply = Type.Array(
  namedShape('DictPart', {
    type: Type.String(),
    value: Type.Array(
      namedShape('DictEntry', { sort: Type.Integer(), label: Type.String(), value: Type.String() }),
    ),
  }),
);

type DictionaryWire = Static<typeof dictionaryReply>;

/** One entry: for questions the label is the question and the value the answer as HTML (player-api §2). */
export type DictEntry = { readonly label: string; readonly value: string };

/** A part of the dictionary: the entries of each code, in the order in which they are shown. */
export type Dictionary = ReadonlyMap<string, readonly DictEntry[]>;

export function dictionaryFromWire(wire: DictionaryWire): Dictionary {
  return new Map(
    wire.map(({ type, value }) => [
      shownText(type),
      [...value]
        .sort((a, b) => a.sort - b.sort)
        .map((entry) => ({ label: shownText(entry.label), value: shownText(entry.value) }))
        // An entry is what its value says.
        .filter((entry) => entry.value !== ''),
    ]),
  );
}

export function dictionaryToWire(dictionary: Dictionary): DictionaryWire {
  return [...dictionary].map(([type, entries]) => ({
    type,
    value: entries.map(({ label, value }, index) => ({ sort: index + 1, label, value })),
  }));
}

/** A way to reach customer service: the value of a `customer_contact` entry, as JSON text (player-api §2). */
export type CustomerContact = Readonly<Record<(typeof CONTACT_FIELDS)[number], string>>;

/** The banner above the contacts: the value of a `customer_banner` entry, as JSON text (player-api §2). */
export type CustomerBanner = Readonly<Record<(typeof BANNER_FIELDS)[number], string>>;

/** What each deposit earns on top: whole percent of its amount, at most so many micro-USDT; 0 in either is no bonus (product §9). */
export type DepositBonus = { readonly percent: number; readonly mostMicros: number };

/** Model → JSON text of `deposit_bonus`, the most in USDT (player-api §2). */
export function depositBonusToText({ percent, mostMicros }: DepositBonus): string {
  return JSON.stringify({ percent, most: usdtFromMicros(mostMicros) });
}

/** JSON text → bonus; undefined when the text names no percent or no most. */
export function depositBonusFromText(text: string): DepositBonus | undefined {
  const value = parsedJson(text);
  if (typeof value !== 'object' || value === null || !('percent' in value) || !('most' in value))
    return undefined;
  const { percent, most } = value;
  if (typeof percent !== 'number' || typeof most !== 'number') return undefined;
  return { percent, mostMicros: nearestMicros(most) };
}

const CONTACT_FIELDS = ['name', 'number', 'label', 'icon', 'link'] as const;
const BANNER_FIELDS = ['imageUrl', 'label', 'title'] as const;

/** JSON text → contact; what is missing is empty, and a text that is no such JSON gives undefined. */
export function contactFromText(text: string): CustomerContact | undefined {
  return fieldsOfText(text, CONTACT_FIELDS);
}

/** JSON text → banner; what is missing is empty, and a text that is no such JSON gives undefined. */
export function bannerFromText(text: string): CustomerBanner | undefined {
  return fieldsOfText(text, BANNER_FIELDS);
}

function fieldsOfText<Name extends string>(
  text: string,
  names: readonly Name[],
): Record<Name, string> | undefined {
  const value = parsedJson(text);
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(value));
  const entries = names.map((name) => [name, String(fields.get(name) ?? '')]);
  // `fromEntries` forgets which names it was given.
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** A list of codes, or one text with commas; left out, the call answers what it is there for. */
const dictCodes = Type.Optional(
  Type.Union([
    Type.Array(Type.String({ maxLength: 64 }), { maxItems: 50 }),
    Type.String({ maxLength: 2000, description: 'codes with commas between them' }),
  ]),
);

const input = Type.Object({ dictCodes });

/** The codes that an input asks for; undefined when it names none. */
export function dictCodesOf({ dictCodes: codes }: Static<typeof input>): readonly string[] | undefined {
  if (typeof codes !== 'string') return codes;
  const named = codes.split(',').map((code) => code.trim());
  return named.some((code) => code !== '') ? named.filter((code) => code !== '') : undefined;
}

const exampleQuestion: DictionaryWire = [
  {
    type: DICT_CODES.depositQuestions,
    value: [
      { sort: 1, label: 'How do I deposit?', value: '<ol><li>Open Deposit and choose TRC20.</li></ol>' },
    ],
  },
];

const exampleContact: DictionaryWire = [
  {
    type: DICT_CODES.customerContact,
    value: [
      {
        sort: 1,
        label: 'Live chat',
        value: '{"name":"Support","number":"support","label":"Live chat","icon":"","link":""}',
      },
    ],
  },
];

export const getDictDataCall = defineCall({
  path: 'common/getDictData',
  summary:
    'Entries of the dictionary by code, in the language of the request; an unknown code has no entries',
  origins: ['observed', 'assumed'],
  session: 'none',
  input,
  output: dictionaryReply,
  example: {
    input: { dictCodes: [DICT_CODES.drawIntervalSeconds] },
    output: [
      {
        type: DICT_CODES.drawIntervalSeconds,
        value: [{ sort: 1, label: 'Seconds between draws', value: '210' }],
      },
    ],
  },
});

export const getQuestionsCall = defineCall({
  path: 'common/getQAList',
  summary:
    'Questions (label) and answers (value, HTML) of the help center; all four kinds unless codes are given',
  origins: ['observed'],
  session: 'none',
  input,
  output: dictionaryReply,
  example: { input: { dictCodes: [DICT_CODES.depositQuestions] }, output: exampleQuestion },
});

export const getCustomerContactCall = defineCall({
  path: 'common/getCustomerContact',
  summary: 'Ways to reach customer service, and the banner above them, as JSON texts',
  origins: ['observed'],
  session: 'none',
  input,
  output: dictionaryReply,
  example: { input: { dictCodes: [DICT_CODES.customerContact] }, output: exampleContact },
});

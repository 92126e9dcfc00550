import { clockWords } from '@canada28/shared/control/clock-words.ts';
import { CONTROL_BASE } from '@canada28/shared/control/control-call.ts';
import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import { fieldsOf } from '../../control/fields-of.ts';
import { counted, usdt } from '../../ui/format.ts';
import { resultWords } from '../../ui/words.ts';

type ControlEntry = Extract<JournalEntry, { kind: 'control' }>;

type Told = { readonly what: string; readonly detail: string };
type Fields = Readonly<Record<string, unknown>>;
type Sent = { readonly params: Fields; readonly body: Fields; readonly data: Fields };
type Rule = readonly [pattern: RegExp, what: string, detail?: (sent: Sent) => string];

const RULES: readonly Rule[] = [
  [/^POST clock$/, 'time moved', moveWords],
  [/^POST history\/\d+\/back$/, 'gone back', ({ data }) => stepsIn(data.undone)],
  [/^POST history\/forward$/, 'gone forward', ({ data }) => stepsIn(data.redone)],
  [/^POST draws\/script$/, 'draw set', ({ body }) => scriptWords(body)],
  [/^DELETE draws\/script$/, 'draws left to chance'],
  [/^DELETE draws\/script/, 'draw left to chance', ({ data }) => scriptWords(data)],
  [/^POST scenario$/, 'scenario applied', ({ body }) => plain(body.name)],
  [/^POST faults$/, 'fault added', ({ data }) => text(data.sentence)],
  [/^DELETE faults$/, 'faults cleared'],
  [/^DELETE faults\//, 'fault removed', ({ data }) => text(data.sentence)],
  [
    /^POST reviews$/,
    'order reviewed',
    ({ body }) => [plain(body.outcome), text(body.id)].filter(Boolean).join(' · '),
  ],
  [
    /^POST maintenance$/,
    'maintenance',
    ({ body }) => (body.on === true ? 'opened by hand' : 'closed by hand'),
  ],
  [/^POST messages$/, 'message sent', ({ body }) => text(fieldsOf(body.title).en)],
  [/^POST notices$/, 'notice published', ({ body }) => text(fieldsOf(body.title).en)],
  [/^POST config$/, 'settings changed', ({ body }) => settings(body)],
  [/^POST players$/, 'player created', ({ data }) => text(data.userName)],
  [
    /^POST players\/\d+\/credit$/,
    'player credited',
    ({ body, params }) => `${usdt(Number(body.amount))} USDT · account ${params.id}`,
  ],
  [
    /^POST players\/\d+$/,
    'player changed',
    ({ body, data, params }) => `${settings(body)} · ${text(data.userName) || params.id}`,
  ],
  [
    /^POST snapshots\/[^/]+\/restore$/,
    'snapshot restored',
    ({ params, data }) => text(params.name ?? data.snapshot),
  ],
  [/^POST snapshots/, 'snapshot saved', ({ body, data }) => text(body.name ?? data.name)],
  [/^DELETE snapshots/, 'snapshot deleted', ({ params }) => text(params.name)],
  [/^POST open$/, 'phone opened', ({ body }) => `${text(body.as) || 'a guest'} · ${text(body.to) || '/'}`],
  [/^POST worlds$/, 'world created', ({ data }) => worldWords(data)],
  [/^POST worlds\/[^/]+\/reset$/, 'world reset', ({ data }) => worldWords(data)],
  [/^POST worlds\/recording$/, 'recording opened', ({ data }) => text(data.name)],
  [/^POST worlds\/bug$/, 'bug file opened', ({ data }) => text(fieldsOf(data.world).name)],
  [/keep$/, 'world kept'],
  [/^POST bug$/, 'bug saved', ({ body }) => text(body.title)],
  [/brand$/, 'brand changed'],
  [/^POST drift/, 'differences accepted'],
  [/invitation$/, 'invitation'],
  [/^POST share$/, 'world shared', ({ body }) => `${body.minutes} min`],
  [/^DELETE share/, 'share ended'],
  [/^POST shared$/, 'share opened'],
  [/^POST join$/, 'visitor joined'],
];

export function controlWords(entry: ControlEntry): Told {
  const { method, url, input, reply, code } = entry;
  const path = (url.split('?')[0] ?? '').slice(CONTROL_BASE.length + 1);
  const rule = RULES.find(([pattern]) => pattern.test(`${method} ${path}`));
  const what = rule?.[1] ?? `${method} ${path}`;
  const { data, msg } = fieldsOf(reply);
  if (code !== undefined && code !== 200) return { what, detail: `refused: ${text(msg)}` };
  const { params, body } = fieldsOf(input);
  const sent = { params: fieldsOf(params), body: fieldsOf(body), data: fieldsOf(data) };
  return { what, detail: rule?.[2]?.(sent) ?? '' };
}

function moveWords({ body, data }: Sent): string {
  const { happened, more } = data;
  const things = (Array.isArray(happened) ? happened.length : 0) + Number(more ?? 0);
  return [clockWords(body), ...(things > 0 ? [`${counted(things, 'thing')} happened`] : [])].join(' · ');
}

function stepsIn(steps: unknown): string {
  return listOf(steps)
    .map((step) => text(fieldsOf(step).what))
    .join(', ');
}

function scriptWords({ issueCode, sum, sums, digits, lateMs, void: isVoid }: Fields): string {
  const whose = issueCode === undefined ? 'next' : `issue ${issueCode}`;
  if (isVoid === true) return `${whose} · no result`;
  if (lateMs !== undefined) return `${whose} · ${Number(lateMs) / 1000} s late`;
  const wanted = sum === undefined ? [...listOf(sums), ...resultsIn(digits)] : [sum];
  return wanted.length === 0 ? whose : `${whose} · ${wanted.join(', ')}`;
}

function resultsIn(digits: unknown): readonly string[] {
  const list = listOf(digits);
  if (list.length === 0) return [];
  const results = list.some(Array.isArray) ? list : [list];
  return results.map((result) => resultWords(listOf(result).map(Number)));
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function worldWords({ name, scenario }: Fields): string {
  return [text(name), plain(scenario)].filter(Boolean).join(' · ');
}

function settings(body: Fields): string {
  return Object.entries(body)
    .map(([name, value]) => (typeof value === 'object' ? name : `${name}: ${text(value)}`))
    .join(', ');
}

function plain(value: unknown): string {
  return text(value).replaceAll('-', ' ');
}

function text(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}

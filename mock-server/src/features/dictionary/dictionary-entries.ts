import {
  type CustomerBanner,
  type CustomerContact,
  DICT_CODES,
  type DictCode,
  type DictEntry,
  depositBonusToText,
} from '@canada28/shared/contract/dictionary.contract.ts';
import { maintenanceToText } from '@canada28/shared/contract/maintenance-entry.ts';
import { maintenanceWeek } from '@canada28/shared/game/issue-schedule.ts';
import { PRODUCT_VERSION } from '@canada28/shared/version.ts';
import type { WorldConfig } from '../../world/world-config.ts';
import type { DictionaryTexts } from './texts/zh.ts';

type EntriesOf = (texts: DictionaryTexts, config: WorldConfig, nowMs: number) => readonly DictEntry[];

/** What each code holds; `{words}` are still to be filled in. */
export const DICTIONARY_ENTRIES: Readonly<Record<DictCode, EntriesOf>> = {
  [DICT_CODES.aboutUs]: ({ about }) => [{ label: about.title, value: about.html }],
  [DICT_CODES.checkUpdate]: ({ version }) => [{ label: version, value: PRODUCT_VERSION }],
  [DICT_CODES.cryptoQuestions]: ({ crypto }) => questions(crypto),
  [DICT_CODES.depositQuestions]: ({ deposit }) => questions(deposit),
  [DICT_CODES.withdrawalQuestions]: ({ withdraw }) => questions(withdraw),
  [DICT_CODES.passwordQuestions]: ({ password }) => questions(password),
  [DICT_CODES.customerContact]: (texts) => contacts(texts).map(jsonEntry),
  [DICT_CODES.customerBanner]: ({ banner }) => [
    jsonEntry({ imageUrl: SUPPORT_BANNER, ...banner } satisfies CustomerBanner),
  ],
  [DICT_CODES.homeOrderCount]: ({ orderCount }, config) => [figure(orderCount, config.homeOrderCount)],
  [DICT_CODES.drawIntervalSeconds]: ({ interval }, { schedule }) => [
    figure(interval, schedule.intervalSeconds),
  ],
  [DICT_CODES.maintenance]: (texts, { schedule }, nowMs) => [
    { label: texts.maintenanceHours, value: maintenanceToText(maintenanceWeek(schedule, nowMs)) },
  ],
  [DICT_CODES.chaseProfitRule]: (texts, config) => [
    { label: texts.profitRule, value: config.chaseProfitRule },
  ],
  [DICT_CODES.chaseDoubleRule]: (texts, config) => [
    { label: texts.doubleRule, value: config.chaseDoubleRule },
  ],
  [DICT_CODES.depositBonus]: (texts, config) => [
    { label: texts.depositBonus, value: depositBonusToText(config.depositBonus) },
  ],
  [DICT_CODES.maxChaseIssues]: (texts, config) => [figure(texts.maxChaseIssues, config.maxChaseIssues)],
};

function questions(
  ofKind: Readonly<Record<string, { readonly question: string; readonly answer: string }>>,
): DictEntry[] {
  return Object.values(ofKind).map(({ question, answer }) => ({ label: question, value: answer }));
}

function figure(label: string, value: number): DictEntry {
  return { label, value: String(value) };
}

/** Addresses under `.example` lead nowhere, by the rules of the domain name system. */
function contacts({ contact }: DictionaryTexts): CustomerContact[] {
  const chat = { number: 'canada28', icon: CHAT_ICON, link: 'https://support.canada28.example/chat' };
  const address = 'support@canada28.example';
  return [
    { ...contact.chat, ...chat },
    { ...contact.mail, number: address, icon: MAIL_ICON, link: `mailto:${address}` },
  ];
}

function jsonEntry(value: CustomerContact | CustomerBanner): DictEntry {
  return { label: value.label, value: JSON.stringify(value) };
}

/** A picture as the address of itself: the mock serves no files of others and needs no network. */
function pictureUrl(viewBox: string, shapes: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${shapes}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const ICON_GROUND = '<rect width="48" height="48" rx="14" fill="#1a2232"/>';

/** A speech bubble. */
const CHAT_ICON = pictureUrl(
  '0 0 48 48',
  `${ICON_GROUND}<path d="M12 14h24a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3H23l-8 6v-6h-3a3 3 0 0 1-3-3V17a3 3 0 0 1 3-3z" fill="#ff7a59"/>` +
    '<g fill="#fff"><circle cx="17" cy="23.5" r="2"/><circle cx="24" cy="23.5" r="2"/><circle cx="31" cy="23.5" r="2"/></g>',
);

/** An envelope. */
const MAIL_ICON = pictureUrl(
  '0 0 48 48',
  `${ICON_GROUND}<rect x="9" y="14" width="30" height="21" rx="3" fill="#f6c453"/>` +
    '<path d="M10 16l14 11 14-11" fill="none" stroke="#1a2232" stroke-width="2.5"/>',
);

/** A headset before three lottery balls; without words, so that it fits every language. */
const SUPPORT_BANNER = pictureUrl(
  '0 0 343 120',
  '<defs><linearGradient id="g"><stop stop-color="#ff7a59"/><stop offset="1" stop-color="#f0474f"/></linearGradient></defs>' +
    '<rect width="343" height="120" rx="16" fill="#1a2232"/><path d="M190 0h137a16 16 0 0 1 16 16v88a16 16 0 0 1-16 16H150z" fill="url(#g)"/>' +
    '<path d="M236 66v-8a30 30 0 0 1 60 0v8" fill="none" stroke="#fff" stroke-width="6"/>' +
    '<rect x="229" y="62" width="14" height="24" rx="7" fill="#fff"/><rect x="289" y="62" width="14" height="24" rx="7" fill="#fff"/>' +
    '<path d="M296 86c0 12-12 16-24 16" fill="none" stroke="#fff" stroke-width="4"/>' +
    '<circle cx="52" cy="60" r="20" fill="#e5484d"/><circle cx="98" cy="60" r="20" fill="#30a46c"/><circle cx="144" cy="60" r="20" fill="#3b82f6"/>',
);

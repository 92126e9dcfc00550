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
import { CHAT_ICON, MAIL_ICON, SUPPORT_BANNER } from './pictures.ts';
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

/** Addresses under `.example` lead nowhere, by the rules of the domain name system: nobody is called or written to. */
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

import { DICT_CODES, type DictCode } from '@canada28/shared/contract/dictionary.contract.ts';
import type { TextKey } from '../../i18n/i18n.ts';
import { type AppPath, paths } from '../../paths.ts';

export type HelpTopic = { readonly path: AppPath; readonly titleKey: TextKey; readonly code: DictCode };

/** The tabs of the help center in their order (product §2). */
export const HELP_TOPICS: readonly HelpTopic[] = [
  { path: paths.helpDeposits, titleKey: 'help.topic.deposits', code: DICT_CODES.depositQuestions },
  { path: paths.helpWithdrawals, titleKey: 'help.topic.withdrawals', code: DICT_CODES.withdrawalQuestions },
  { path: paths.helpPasswords, titleKey: 'help.topic.passwords', code: DICT_CODES.passwordQuestions },
  { path: paths.helpCryptocurrency, titleKey: 'help.topic.cryptocurrency', code: DICT_CODES.cryptoQuestions },
];

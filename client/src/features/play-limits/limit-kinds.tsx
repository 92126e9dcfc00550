import type { LoosenableLimit } from '@canada28/shared/contract/play-limits.contract.ts';
import { ArrowDownToLine, Hourglass, TrendingDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TextKey } from '../../i18n/i18n.ts';

type LimitKind = {
  readonly icon: ReactNode;
  readonly nameKey: TextKey;
  readonly textKey: TextKey;
};

export const LIMIT_KINDS: Readonly<Record<LoosenableLimit, LimitKind>> = {
  dailyDeposit: {
    icon: <ArrowDownToLine />,
    nameKey: 'limits.deposit.name',
    textKey: 'limits.deposit.text',
  },
  dailyLoss: { icon: <TrendingDown />, nameKey: 'limits.loss.name', textKey: 'limits.loss.text' },
  sessionMinutes: { icon: <Hourglass />, nameKey: 'limits.reminder.name', textKey: 'limits.reminder.text' },
};

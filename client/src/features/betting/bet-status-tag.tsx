import { BET_STATUS } from '@canada28/shared/contract/betting.contract.ts';
import { Clock, Minus, Trophy, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../i18n/i18n.ts';
import { Tag, type TagTone } from '../../ui/basics/tag.tsx';

type StatusLook = { readonly textKey: TextKey; readonly tone: TagTone; readonly icon: ReactNode };

const WAITING: StatusLook = { textKey: 'game.order.notDrawn', tone: 'amber', icon: <Clock /> };

const LOOKS: Readonly<Record<number, StatusLook>> = {
  [BET_STATUS.waiting]: WAITING,
  [BET_STATUS.won]: { textKey: 'game.order.won', tone: 'gold', icon: <Trophy /> },
  [BET_STATUS.lost]: { textKey: 'game.order.lost', tone: 'neutral', icon: <Minus /> },
  [BET_STATUS.cancelled]: { textKey: 'game.order.cancelled', tone: 'neutral', icon: <Undo2 /> },
};

/** What became of a bet. */
export function BetStatusTag({ status }: { status: number }) {
  const { t } = useTranslation();
  const { textKey, tone, icon } = LOOKS[status] ?? WAITING;
  return (
    <Tag tone={tone} icon={icon}>
      {t(textKey)}
    </Tag>
  );
}

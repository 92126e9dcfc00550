import { CHASE_STATUS } from '@canada28/shared/contract/chase-states.ts';
import { Check, CircleStop, Clock, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../i18n/i18n.ts';
import { Tag, type TagTone } from '../../ui/basics/tag.tsx';

type StatusLook = { readonly textKey: TextKey; readonly tone: TagTone; readonly icon: ReactNode };

const RUNNING: StatusLook = { textKey: 'game.chase.running', tone: 'amber', icon: <Play /> };

const LOOKS: Readonly<Record<number, StatusLook>> = {
  [CHASE_STATUS.running]: RUNNING,
  [CHASE_STATUS.waiting]: { textKey: 'game.chase.waiting', tone: 'amber', icon: <Clock /> },
  [CHASE_STATUS.finished]: { textKey: 'game.chase.finished', tone: 'neutral', icon: <Check /> },
  [CHASE_STATUS.stopped]: { textKey: 'game.chase.stopped', tone: 'neutral', icon: <CircleStop /> },
};

/** Whether a chase goes on. */
export function ChaseStatusTag({ status }: { status: number }) {
  const { t } = useTranslation();
  const { textKey, tone, icon } = LOOKS[status] ?? RUNNING;
  return (
    <Tag tone={tone} icon={icon}>
      {t(textKey)}
    </Tag>
  );
}

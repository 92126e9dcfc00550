import type { Stake } from '@canada28/shared/contract/betting.contract.ts';
import type { PlayCode } from '@canada28/shared/game/bet-choices.ts';
import type { ChasePlan } from '@canada28/shared/game/chase-plan.ts';
import { chanceOf } from '@canada28/shared/game/odds.ts';
import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRefreshOnMessage } from '../../data/messages/refresh-on-message.ts';
import { useWallet } from '../../data/player/player.queries.ts';
import { useFormatter } from '../../i18n/format.ts';
import { Button } from '../../ui/basics/button.tsx';
import column from '../../ui/basics/column.module.css';
import { Problem } from '../../ui/forms/problem.tsx';
import { SegmentedTabs } from '../../ui/forms/segmented-tabs.tsx';
import { Money } from '../../ui/game/money.tsx';
import { Sums } from '../../ui/lists/sums.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { type ChaseDraft, OFFERED_MODES, orderOf, useChaseDraft } from './chase-draft.ts';
import { MODE_KEYS } from './chase-look.tsx';
import { ChaseOn } from './chase-on.tsx';
import { ChasePreview } from './chase-preview.tsx';
import styles from './chase-sheet.module.css';
import { NumberTiles } from './number-tiles.tsx';
import { StopRule } from './stop-rule.tsx';
import { useChaseStart } from './use-chase-start.ts';

type ChaseSheetProps = {
  /** What stands on the slip; a chase is on one of them. */
  picks: readonly Stake[];
  /** How the chase is set at first, where it is not as usual. */
  wish: Partial<ChaseDraft>;
  /** The issue on sale, or the next where none is. */
  startIssueCode: string;
  onClose: () => void;
  /** The chase on this choice runs. */
  onStarted: (playCode: PlayCode) => void;
  /** It runs, and the sheet that started it is still open. */
  onShow: () => void;
};

/** What the chase takes out of the balance at once, beside what is there. */
function HeldTotal({ plan, availableMicros }: { plan: ChasePlan; availableMicros: number | undefined }) {
  const { t } = useTranslation();
  if (plan.refusal !== undefined) return null;
  const total = <Money micros={plan.totalMicros} size="large" />;
  return (
    <Sums
      sums={[
        { label: t('chasing.form.held', { count: plan.rows.length }), value: total },
        availableMicros !== undefined && {
          label: t('common.money.balance'),
          value: <Money micros={availableMicros} />,
        },
      ]}
    />
  );
}

/** A chase set up from the slip: mode, issues, stop rule, and every bet it comes to. */
export function ChaseSheet({ picks, wish, startIssueCode, onClose, onStarted, onShow }: ChaseSheetProps) {
  const { t } = useTranslation();
  const { draft, rules, plan, change } = useChaseDraft(picks, wish);
  const availableMicros = useWallet().data?.availableMicros;
  useRefreshOnMessage();
  const { start, isStarting, problemText } = useChaseStart({
    order: orderOf(draft, rules, startIssueCode),
    plan,
    availableMicros,
    onStarted: ({ playCode }) => onStarted(playCode),
    onShow,
  });
  const footer = (
    <div className={column.gap10}>
      <HeldTotal plan={plan} availableMicros={availableMicros} />
      <Problem>{problemText}</Problem>
      <Button isLoading={isStarting} onClick={start}>
        {t('chasing.form.start')}
      </Button>
    </div>
  );
  return (
    <Sheet isOpen onClose={onClose} title={t('game.chase.name')} footer={footer}>
      <div className={column.gap14}>
        <ChaseOn picks={picks} draft={draft} onChange={change} />
        <SegmentedTabs
          label={t('chasing.form.mode')}
          items={OFFERED_MODES.map((value) => ({ value, label: t(MODE_KEYS[value]) }))}
          value={draft.mode}
          onValueChange={(mode) => change({ mode })}
        />
        <NumberTiles draft={draft} rules={rules} onChange={change} />
        <StopRule draft={draft} rules={rules} onChange={change} />
        {plan.refusal === undefined && (
          <>
            <ChasePreview rows={plan.rows} startIssueCode={startIssueCode} />
            <ChaseWarning draft={draft} count={plan.rows.length} />
          </>
        )}
      </div>
    </Sheet>
  );
}

/** What no chase changes, said beside what it promises (game §5). */
function ChaseWarning({ draft: { playCode, mode }, count }: { draft: ChaseDraft; count: number }) {
  const { t } = useTranslation();
  const format = useFormatter();
  const chance = format.percent((1 - chanceOf(playCode)) ** count, 1);
  return (
    <div className={styles.warning}>
      <Info size={18} aria-hidden="true" />
      <p>
        <strong>{t('chasing.warning.odds')}</strong>{' '}
        {mode === 'double' && count > 1 && `${t('chasing.warning.doubling')} `}
        {t('chasing.warning.allLose', { count, chance })}
      </p>
    </div>
  );
}

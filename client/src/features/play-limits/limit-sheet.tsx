import type { LoosenableLimit, PlayLimits } from '@canada28/shared/contract/play-limits.contract.ts';
import { parseUsdt, usdtFromMicros, usdtText } from '@canada28/shared/money/usdt.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalMessage } from '../../lib/api-error.ts';
import { showToast } from '../../lib/toast.store.ts';
import { Button } from '../../ui/basics/button.tsx';
import { Notice } from '../../ui/basics/notice.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { LimitInput } from './limit-input.tsx';
import { LIMIT_KINDS } from './limit-kinds.tsx';
import styles from './play-limits.module.css';
import { useUpdatePlayLimits } from './use-update-play-limits.ts';

type LimitSheetProps = { limit: LoosenableLimit; limits: PlayLimits; onClose: () => void };

/** Changes a limit, says when the change applies, and closes. */
function useSaveLimit(limit: LoosenableLimit, onSaved: () => void) {
  const { t } = useTranslation();
  const updating = useUpdatePlayLimits(({ pending }) => {
    const waits = pending.some((next) => next.limit === limit);
    showToast(t(waits ? 'limits.sheet.savedLater' : 'limits.sheet.saved'), 'success');
  });
  const save = (value: number | null) => {
    if (!updating.isPending) updating.mutate({ [limit]: value }, { onSuccess: onSaved });
  };
  const isRemoving = updating.variables?.[limit] === null;
  return { save, isSaving: updating.isPending, isRemoving, refusal: refusalMessage(updating.error) };
}

export function LimitSheet({ limit, limits, onClose }: LimitSheetProps) {
  const { t } = useTranslation();
  const current = limits[limit];
  const [draft, setDraft] = useState(() => draftOfLimit(limit, current));
  const [isTried, setTried] = useState(false);
  const { save, isSaving, isRemoving, refusal } = useSaveLimit(limit, onClose);
  const value = readLimit(limit, draft);
  const missing = isTried && value === undefined ? t('limits.sheet.missing') : undefined;
  const trySave = () => {
    setTried(true);
    if (value !== undefined) save(value);
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t(LIMIT_KINDS[limit].nameKey)}
      footer={
        <div className={styles.actions}>
          {current !== undefined && (
            <Button variant="secondary" isLoading={isSaving && isRemoving} onClick={() => save(null)}>
              {t('limits.sheet.remove')}
            </Button>
          )}
          <Button isLoading={isSaving && !isRemoving} onClick={trySave}>
            {t('common.action.save')}
          </Button>
        </div>
      }
    >
      <p className={styles.text}>{t(LIMIT_KINDS[limit].textKey)}</p>
      <LimitInput limit={limit} draft={draft} onChange={setDraft} error={missing ?? refusal} />
      <Notice>{t('limits.sheet.delay')}</Notice>
    </Sheet>
  );
}

/** A limit as it is typed or chosen; nothing where there is none. */
function draftOfLimit(limit: LoosenableLimit, value: number | undefined): string {
  if (value === undefined) return '';
  return limit === 'sessionMinutes' ? String(value) : usdtText(value);
}

/** The value to send for what was typed or chosen, in USDT or minutes; undefined where it is none. */
function readLimit(limit: LoosenableLimit, draft: string): number | undefined {
  if (draft === '') return undefined;
  if (limit === 'sessionMinutes') return Number(draft);
  const micros = parseUsdt(draft);
  return micros === undefined ? undefined : usdtFromMicros(micros);
}

import type { LoosenableLimit } from '@canada28/shared/contract/play-limits.contract.ts';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../../ui/forms/amount-field.tsx';
import { ChipGroup } from '../../ui/forms/chip-group.tsx';
import { Problem } from '../../ui/forms/problem.tsx';
import { LIMIT_KINDS } from './limit-kinds.tsx';

type LimitInputProps = {
  limit: LoosenableLimit;
  draft: string;
  onChange: (draft: string) => void;
  error: string | undefined;
};

export function LimitInput({ limit, draft, onChange, error }: LimitInputProps) {
  const { t } = useTranslation();
  const label = t(LIMIT_KINDS[limit].nameKey);
  if (limit !== 'sessionMinutes') {
    return <AmountField label={label} value={draft} onValueChange={onChange} error={error} />;
  }
  const chips = REMINDER_MINUTES.map((minutes) => ({
    value: String(minutes),
    label: t('limits.value.minutes', { minutes }),
  }));
  return (
    <>
      <ChipGroup label={label} chips={chips} value={draft} onSelect={onChange} />
      <Problem>{error}</Problem>
    </>
  );
}

const REMINDER_MINUTES = [15, 30, 60, 120] as const;

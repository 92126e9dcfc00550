import { ERROR_CODES } from '@canada28/shared/contract/error-codes.ts';
import { PLAYER_SEX } from '@canada28/shared/contract/profile.contract.ts';
import { Card } from '@canada28/ui/card.tsx';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../i18n/i18n.ts';
import { refusalCode, refusalMessage } from '../../lib/api-error.ts';
import { noteServerFact, useServerFact } from '../../lib/server-facts.ts';
import { ChipGroup } from '../../ui/forms/chip-group.tsx';
import styles from './settings.module.css';
import { useUpdateProfile } from './settings.queries.ts';

/** In the order of the product (product §2, settings). */
const SEX_KEYS: readonly (readonly [number, TextKey])[] = [
  [PLAYER_SEX.male, 'settings.gender.male'],
  [PLAYER_SEX.female, 'settings.gender.female'],
  [PLAYER_SEX.secrecy, 'settings.gender.secrecy'],
  [PLAYER_SEX.unknown, 'settings.gender.unknown'],
];

/** Whether the server does not know secrecy: that value is ours (player-api §2, UserSimple), not every server has it. */
function isUnknownValue(userSex: number | undefined, error: unknown): boolean {
  return userSex === PLAYER_SEX.secrecy && refusalCode(error) === ERROR_CODES.badParameter;
}

/** The player's gender, or that they would rather not say. */
export function GenderChoice({ sex }: { sex: number }) {
  const { t } = useTranslation();
  const updating = useUpdateProfile();
  const isRefused = useServerFact('refuses secrecy');
  const offered = SEX_KEYS.filter(([value]) => !isRefused || value === sex || value !== PLAYER_SEX.secrecy);
  const choose = (userSex: number) =>
    updating.mutate(
      { userSex },
      {
        onError: (error) => {
          if (isUnknownValue(userSex, error)) noteServerFact('refuses secrecy');
        },
      },
    );
  const refusal = refusalMessage(updating.error);
  const isNotOffered = isUnknownValue(updating.variables?.userSex, updating.error);
  return (
    <Card title={t('settings.gender.label')}>
      <div className={styles.genders}>
        <ChipGroup
          label={t('settings.gender.label')}
          chips={offered.map(([value, textKey]) => ({ value, label: t(textKey) }))}
          value={updating.isPending ? updating.variables.userSex : sex}
          onSelect={(userSex) => {
            if (userSex !== sex && !updating.isPending) choose(userSex);
          }}
        />
        <p className={styles.refusal} aria-live="polite">
          {refusal && isNotOffered ? t('settings.gender.notOffered') : refusal}
        </p>
      </div>
    </Card>
  );
}

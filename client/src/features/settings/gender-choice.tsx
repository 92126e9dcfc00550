import { PLAYER_SEX } from '@canada28/shared/contract/profile.contract.ts';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../i18n/i18n.ts';
import { Card } from '../../ui/basics/card.tsx';
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

/** The player's gender, or that they would rather not say. */
export function GenderChoice({ sex }: { sex: number }) {
  const { t } = useTranslation();
  const updating = useUpdateProfile();
  return (
    <Card title={t('settings.gender.label')}>
      <div className={styles.genders}>
        <ChipGroup
          label={t('settings.gender.label')}
          chips={SEX_KEYS.map(([value, textKey]) => ({ value, label: t(textKey) }))}
          value={updating.isPending ? updating.variables.userSex : sex}
          onSelect={(userSex) => {
            if (userSex !== sex && !updating.isPending) updating.mutate({ userSex });
          }}
        />
      </div>
    </Card>
  );
}

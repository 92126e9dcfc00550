import { Pencil, UserRound } from 'lucide-react';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListRow } from '../../ui/lists/list.tsx';
import { LazyOverlay } from '../../ui/overlays/lazy-overlay.tsx';
import styles from './settings.module.css';

const NicknameDialog = lazy(async () => ({
  default: (await import('./nickname-dialog.tsx')).NicknameDialog,
}));

/** What others see the player as; a press changes it. */
export function NicknameRow({ nickname }: { nickname: string }) {
  const { t } = useTranslation();
  const [isEditing, setIsEditing] = useState(false);
  return (
    <>
      <ListRow
        icon={<UserRound />}
        title={t('settings.nickname.label')}
        value={
          <span className={styles.editable}>
            {nickname}
            <Pencil aria-hidden="true" />
          </span>
        }
        onClick={() => setIsEditing(true)}
      />
      {isEditing && (
        <LazyOverlay onClose={() => setIsEditing(false)}>
          <NicknameDialog nickname={nickname} onClose={() => setIsEditing(false)} />
        </LazyOverlay>
      )}
    </>
  );
}

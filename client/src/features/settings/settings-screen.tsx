import { IdCard, Info, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUpdate } from '../../data/version/update.queries.ts';
import { usePlayer } from '../../lib/session.store.ts';
import { setSound, useIsSoundOn } from '../../lib/sound.ts';
import { paths } from '../../paths.ts';
import { TitledScreen } from '../../ui/basics/titled-screen.tsx';
import { CopyButton } from '../../ui/forms/copy-button.tsx';
import { SwitchField } from '../../ui/forms/switch-field.tsx';
import { List, ListRow } from '../../ui/lists/list.tsx';
import { GenderChoice } from './gender-choice.tsx';
import { LogOutButton } from './log-out-button.tsx';
import { NicknameRow } from './nickname-row.tsx';
import styles from './settings.module.css';

/** What the player is known by, and what the app is (product §2, `/setting`). */
export function SettingsScreen() {
  const { t } = useTranslation();
  const update = useUpdate();
  const player = usePlayer();
  const isSoundOn = useIsSoundOn();
  if (player === undefined) return null;
  const accountId = (
    <span className={styles.copied}>
      {player.id}
      <CopyButton text={String(player.id)} />
    </span>
  );
  return (
    <TitledScreen title={t('settings.screen.title')} backTo={paths.my}>
      <List>
        <ListRow icon={<IdCard />} title={t('settings.account.id')} value={accountId} />
        <NicknameRow nickname={player.nickName} />
      </List>
      <GenderChoice sex={player.sex} />
      <div className={styles.sound}>
        <SwitchField label={t('settings.sound.label')} isOn={isSoundOn} onChange={setSound} />
      </div>
      <List>
        <ListRow icon={<Info />} title={t('help.about.title')} to={paths.aboutUs} />
        <ListRow icon={<RefreshCw />} title={update.title} value={update.version} onClick={update.press} />
      </List>
      <LogOutButton />
    </TitledScreen>
  );
}

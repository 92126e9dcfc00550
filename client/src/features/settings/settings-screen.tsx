import { PLAYER_SEX } from '@canada28/shared/contract/profile.contract.ts';
import { Card } from '@canada28/ui/card.tsx';
import { IdCard, Info, LogOut, Pencil, RefreshCw, UserRound } from 'lucide-react';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLogOut } from '../../data/auth/use-log-out.ts';
import { useUpdate } from '../../data/version/update.queries.ts';
import type { TextKey } from '../../i18n/i18n.ts';
import { refusalCode, refusalMessage } from '../../lib/api-error.ts';
import { noteServerFact, useServerFact } from '../../lib/server-facts.ts';
import { usePlayer } from '../../lib/session.store.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/basics/button.tsx';
import { TitledScreen } from '../../ui/basics/titled-screen.tsx';
import { ChipGroup } from '../../ui/forms/chip-group.tsx';
import { CopyButton } from '../../ui/forms/copy-button.tsx';
import { List, ListRow } from '../../ui/lists/list.tsx';
import { LazyOverlay } from '../../ui/overlays/lazy-overlay.tsx';
import { Question } from '../../ui/overlays/question.tsx';
import styles from './settings.module.css';
import { useUpdateProfile } from './settings.queries.ts';

/** What the player is known by, and what the app is (product §2, `/setting`). */
export function SettingsScreen() {
  const { t } = useTranslation();
  const update = useUpdate();
  const player = usePlayer();
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
      <List>
        <ListRow icon={<Info />} title={t('help.about.title')} to={paths.aboutUs} />
        <ListRow icon={<RefreshCw />} title={update.title} value={update.version} onClick={update.press} />
      </List>
      <LogOutButton />
    </TitledScreen>
  );
}

/** In the order of the product (product §2, settings). */
const SEX_KEYS: readonly (readonly [number, TextKey])[] = [
  [PLAYER_SEX.male, 'settings.gender.male'],
  [PLAYER_SEX.female, 'settings.gender.female'],
  [PLAYER_SEX.secrecy, 'settings.gender.secrecy'],
  [PLAYER_SEX.unknown, 'settings.gender.unknown'],
];

/** The player's gender, or that they would rather not say. */
function GenderChoice({ sex }: { sex: number }) {
  const { t } = useTranslation();
  const updating = useUpdateProfile();
  const isRefused = useServerFact('refuses secrecy');
  const offered = SEX_KEYS.filter(([value]) => !isRefused || value === sex || value !== PLAYER_SEX.secrecy);
  const choose = (userSex: number) =>
    updating.mutate(
      { userSex },
      {
        // That value is ours (player-api §2, UserSimple): not every server has it.
        onError: (error) => {
          if (userSex === PLAYER_SEX.secrecy && refusalCode(error) !== undefined)
            noteServerFact('refuses secrecy');
        },
      },
    );
  const refusal = refusalMessage(updating.error);
  const isOfSecrecy = updating.variables?.userSex === PLAYER_SEX.secrecy;
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
          {refusal && isOfSecrecy ? t('settings.gender.notOffered') : refusal}
        </p>
      </div>
    </Card>
  );
}

/** Logs out, once the player has said that they mean it. */
function LogOutButton() {
  const { t } = useTranslation();
  const logOut = useLogOut();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={<LogOut />} onClick={() => setIsAsking(true)}>
        {t('session.logOut.action')}
      </Button>
      {isAsking && (
        <Question
          title={t('settings.logOut.question')}
          confirmLabel={t('session.logOut.action')}
          cancelLabel={t('common.action.cancel')}
          onConfirm={logOut}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

const NicknameDialog = lazy(async () => ({
  default: (await import('./nickname-dialog.tsx')).NicknameDialog,
}));

/** What others see the player as; a press changes it. */
function NicknameRow({ nickname }: { nickname: string }) {
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

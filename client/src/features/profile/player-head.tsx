import type { PlayerProfile } from '@canada28/shared/contract/profile.contract.ts';
import { Settings, User } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { IconLink } from '../../ui/basics/icon-button.tsx';
import { CopyButton } from '../../ui/forms/copy-button.tsx';
import styles from './player-head.module.css';

const HAS_WORDS = /^\p{Script=Latin}/u;

/** What stands in the avatar: the initials of a name in Latin letters, the last character of any other ("林美" → "美"). */
export function initialsOf(name: string): string {
  const characters = [...name.trim()];
  if (!HAS_WORDS.test(name.trim())) return characters.at(-1) ?? '';
  const words = name.trim().split(/[\s._@+-]+/u);
  const initials = words.flatMap((word) => [...word].slice(0, 1)).slice(0, 2);
  return initials.join('').toUpperCase();
}

type PlayerHeadProps = {
  /** Undefined for a guest. */
  player: PlayerProfile | undefined;
};

/** Who is logged in: initials, name and ID. */
export function PlayerHead({ player }: PlayerHeadProps) {
  const { t } = useTranslation();
  if (player === undefined) {
    return (
      <header className={styles.head}>
        <span className={styles.avatar} aria-hidden="true">
          <User />
        </span>
        <h1 className={styles.name}>{t('my.guest.name')}</h1>
      </header>
    );
  }
  const name = player.nickName === '' ? player.userName : player.nickName;
  return (
    <header className={styles.head}>
      <span className={styles.avatar} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <div className={styles.who}>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.id}>
          {t('my.profile.id', { id: player.id })}
          <CopyButton text={String(player.id)} />
        </p>
      </div>
      <IconLink to={paths.settings} label={t('settings.screen.title')} icon={<Settings />} />
    </header>
  );
}

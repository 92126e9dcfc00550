import { Card } from '@canada28/ui/card.tsx';
import { useTranslation } from 'react-i18next';
import styles from './adult-note.module.css';
import limits from './play-limits.module.css';

/** Free and anonymous help in all languages of the app, from an organisation that has nothing to do with any operator. */
const HELP_URL = 'https://www.gamblingtherapy.org';

/** For whom the game is not, and where those find help for whom it is too much (product §10). */
export function AdultNote() {
  const { t } = useTranslation();
  return (
    <Card>
      <div className={styles.adult}>
        <span className={styles.age}>18+</span>
        <p className={limits.text}>
          {t('limits.adult.text')}{' '}
          <a className={styles.help} href={HELP_URL} target="_blank" rel="noreferrer">
            {t('limits.adult.help')}
          </a>
        </p>
      </div>
    </Card>
  );
}

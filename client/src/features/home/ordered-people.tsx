import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../i18n/format.ts';
import styles from './home.module.css';
import { useOrderedPeople } from './home.queries.ts';

/** How many people are said to have bet already (product §1); nothing where the server does not say. */
export function OrderedPeople() {
  const { t } = useTranslation();
  const format = useFormatter();
  const people = useOrderedPeople();
  if (people === undefined) return null;
  return (
    <p className={styles.people}>{t('home.hero.ordered', { count: people, people: format.count(people) })}</p>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../i18n/i18n.ts';
import { joinClasses } from './join-classes.ts';
import styles from './tag.module.css';

/** Meaning of a tag's colour; the word inside says the same. */
export type TagTone = 'neutral' | 'red' | 'blue' | 'green' | 'gold' | 'amber';

type TagProps = { tone?: TagTone; icon?: ReactNode; children: ReactNode };

/** A small label: a state, a kind of result. */
export function Tag({ tone = 'neutral', icon, children }: TagProps) {
  return (
    <span className={joinClasses(styles.tag, styles[tone])} data-whole>
      {icon}
      {children}
    </span>
  );
}

/** How a state reads. */
export type StateLook = { readonly textKey: TextKey; readonly tone: TagTone; readonly icon: ReactNode };

/** The state that something is in. */
export function StateTag({ look: { textKey, tone, icon } }: { look: StateLook }) {
  const { t } = useTranslation();
  return (
    <Tag tone={tone} icon={icon}>
      {t(textKey)}
    </Tag>
  );
}

import type { DictEntry } from '@canada28/shared/contract/dictionary.contract.ts';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { List } from '../../ui/lists/list.tsx';
import { Skeleton } from '../../ui/lists/skeleton.tsx';
import styles from './help.module.css';

const RichText = lazy(async () => ({ default: (await import('../../ui/basics/rich-text.tsx')).RichText }));

/** Questions, each of which unfolds its answer. */
export function Questions({ questions }: { questions: readonly DictEntry[] }) {
  return (
    <List>
      {questions.map(({ label, value }) => (
        <li key={label}>
          <details className={styles.question}>
            <summary className={styles.asked}>
              {label}
              <ChevronDown aria-hidden="true" />
            </summary>
            <div className={styles.answer}>
              <Suspense fallback={<Skeleton />}>
                <RichText html={value} />
              </Suspense>
            </div>
          </details>
        </li>
      ))}
    </List>
  );
}

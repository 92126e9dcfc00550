import type { DictEntry } from '@canada28/shared/contract/dictionary.contract.ts';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { EmptyState } from '../../ui/basics/empty-state.tsx';
import { List } from '../../ui/lists/list.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { Skeleton } from '../../ui/lists/skeleton.tsx';
import styles from './help.module.css';
import { useQuestions } from './help.queries.ts';
import { HELP_TOPICS, type HelpTopic } from './help-topics.ts';

function QuestionsOfTopic({ topic }: { topic: HelpTopic }) {
  const { t } = useTranslation();
  return (
    <Loaded query={useQuestions(topic.code)}>
      {(questions) =>
        questions.length > 0 ? (
          <Questions questions={questions} />
        ) : (
          <EmptyState title={t('help.center.empty')} text={t('help.center.emptyHint')} />
        )
      }
    </Loaded>
  );
}

/** The questions of one tab of the help center; the path says which. */
export function HelpTopicScreen() {
  const { pathname } = useLocation();
  const isShown = ({ path }: HelpTopic) => pathname.toLowerCase().startsWith(path.toLowerCase());
  const topic = HELP_TOPICS.find(isShown);
  return topic && <QuestionsOfTopic key={topic.code} topic={topic} />;
}

const RichText = lazy(async () => ({ default: (await import('../../ui/basics/rich-text.tsx')).RichText }));

/** Questions, each of which unfolds its answer. */
function Questions({ questions }: { questions: readonly DictEntry[] }) {
  return (
    <List>
      {questions.map(({ label, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a question has no name of its own, and two may read alike.
        <li key={index}>
          <details className={styles.question}>
            <summary className={styles.asked}>
              {label}
              <ChevronDown size={18} aria-hidden="true" />
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

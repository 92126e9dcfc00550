import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { ErrorState } from '../../ui/lists/error-state.tsx';
import { ListSkeleton } from '../../ui/lists/skeleton.tsx';
import { useQuestions } from './help.queries.ts';
import { HELP_TOPICS, type HelpTopic } from './help-topics.ts';
import { Questions } from './questions.tsx';

function QuestionsOfTopic({ topic }: { topic: HelpTopic }) {
  const { t } = useTranslation();
  const { data: questions, isError, isFetching, refetch } = useQuestions(topic.code);
  if (questions !== undefined && questions.length > 0) return <Questions questions={questions} />;
  if (questions !== undefined)
    return <EmptyState title={t('help.center.empty')} text={t('help.center.emptyHint')} />;
  if (!isError) return <ListSkeleton />;
  const retry = () => void refetch();
  return <ErrorState title={t('common.list.failed')} isRetrying={isFetching} onRetry={retry} />;
}

/** The questions of one tab of the help center; the path says which. */
export function HelpTopicScreen() {
  const { pathname } = useLocation();
  const isShown = ({ path }: HelpTopic) => pathname.toLowerCase().startsWith(path.toLowerCase());
  const topic = HELP_TOPICS.find(isShown);
  return topic && <QuestionsOfTopic key={topic.code} topic={topic} />;
}

import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { useQuestions } from './help.queries.ts';
import { HELP_TOPICS, type HelpTopic } from './help-topics.ts';
import { Questions } from './questions.tsx';

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

import { Segments } from '../../ui/segments.tsx';
import { DIFFERENCE_WORDS } from './words/empty-words.ts';
import { TOPICS, type Topic } from './words/topics.ts';

/** What of the journal is shown. */
export function TopicChoice({
  topic,
  onChoose,
}: {
  readonly topic: Topic;
  readonly onChoose: (topic: Topic) => void;
}) {
  return (
    <Segments
      label="What is shown"
      value={topic}
      choices={TOPICS.map((value) => ({
        value,
        label: value.charAt(0).toUpperCase() + value.slice(1),
        title: value === 'differences' ? DIFFERENCE_WORDS : undefined,
      }))}
      onChoose={onChoose}
    />
  );
}

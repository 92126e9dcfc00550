import { LANGUAGE_CODES } from '@canada28/shared/contract/languages.ts';
import { expect, test } from 'vitest';
import { STORIES } from '../../mock-server/console/src/stage/stories/all-stories.ts';
import { captionFile, cuesOf } from './captions.ts';
import { sentencesOf } from './record-story.ts';

test('captions cover a video from its beginning to its end, each until the next one', () => {
  const said = [
    { text: 'A new player bets.', atMs: 1400 },
    { text: 'The sale is closed.', atMs: 9_250 },
    { text: 'She has won.', atMs: 61_000.4 },
  ];
  expect(cuesOf(said, 75_000)).toEqual([
    { fromMs: 0, toMs: 9_250, text: 'A new player bets.' },
    { fromMs: 9_250, toMs: 61_000.4, text: 'The sale is closed.' },
    { fromMs: 61_000.4, toMs: 75_000, text: 'She has won.' },
  ]);
  expect(captionFile(cuesOf(said, 75_000))).toBe(`WEBVTT

00:00:00.000 --> 00:00:09.250
A new player bets.

00:00:09.250 --> 00:01:01.000
The sale is closed.

00:01:01.000 --> 00:01:15.000
She has won.
`);
});

test('a caption is text, whatever it holds', () => {
  const file = captionFile([{ fromMs: 0, toMs: 3_661_001, text: '<b>1 & 2</b> --> 3' }]);
  expect(file).toBe('WEBVTT\n\n00:00:00.000 --> 01:01:01.001\n&lt;b&gt;1 &amp; 2&lt;/b&gt; --&gt; 3\n');
});

test('what holds the lines of the stage together is left out of captions', () => {
  const sentences = STORIES.flatMap((story) => sentencesOf(story, 'jp')).join('');
  expect(sentences).toContain('\u2060');
  expect(captionFile([{ fromMs: 0, toMs: 1, text: sentences }])).not.toContain('\u2060');
});

test.each(LANGUAGE_CODES)(
  'each sentence of a story in %s differs from the one before, by which a step is told',
  (language) => {
    for (const story of STORIES) {
      const sentences = sentencesOf(story, language);
      expect(sentences).toHaveLength(story.steps.length + 1);
      for (const [index, sentence] of sentences.entries()) expect(sentence).not.toBe(sentences[index - 1]);
    }
  },
);

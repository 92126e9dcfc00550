import type { Situation } from '../scenario.ts';

export const emptyEverything: Situation = {
  name: 'empty-everything',
  title: 'Empty everything',
  sentence: 'Nobody has an account, nothing was ever drawn, the chat has its welcome only.',
  settings: { pastDraws: 0 },
  claims: ({ stage }) => ({
    'nobody has an account': stage.countPlayers() === 0,
    'nothing was ever drawn': stage.results(1).length === 0,
    'the chat has its welcome only':
      stage
        .chat()
        .map(({ kind }) => kind)
        .join() === 'system',
  }),
  opens: { path: '/' },
};

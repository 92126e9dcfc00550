import type { Scenario } from './scenario.ts';

export const emptyEverything: Scenario = {
  name: 'empty-everything',
  title: 'Empty everything',
  sentence: 'Nobody has an account, nothing was ever drawn, the chat has its welcome only.',
  group: 'sales',
  begins: 'bare',
  settings: { pastDraws: 0 },
};

import { LANGUAGE_CODES, type LanguageCode } from '@canada28/shared/contract/languages.ts';
import type { Story } from '../../mock-server/console/src/stage/hand.ts';
import { STORIES } from '../../mock-server/console/src/stage/stories/all-stories.ts';
import { readArgs, refusalWith } from '../lib/command-line.ts';

type Options = { readonly stories: readonly Story[]; readonly languages: readonly LanguageCode[] };

const USAGE = `npm run recordings [-- options]

  --story NAME  one of ${STORIES.map(({ id }) => id).join(', ')}; all of them unless given
  --lang CODE   one of ${LANGUAGE_CODES.join(', ')}; all of them unless given

A video takes as long as its story plays: all together about forty minutes.`;

const refuse = refusalWith(USAGE);

const OPTIONS = { story: { type: 'string' }, lang: { type: 'string' } } as const;

/** Reads the command line; what is wrong with it is told together with the usage. */
export function readOptions(args: readonly string[]): Options {
  const { story, lang } = readArgs(args, OPTIONS, refuse);
  const stories = STORIES.filter(({ id }) => story === undefined || id === story);
  const languages = LANGUAGE_CODES.filter((code) => lang === undefined || code === lang);
  if (stories.length === 0) refuse(`There is no story "${story}".`);
  if (languages.length === 0) refuse(`There is no language "${lang}".`);
  return { stories, languages };
}

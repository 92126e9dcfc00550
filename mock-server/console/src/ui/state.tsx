import { Pill } from '@canada28/ui/tag.tsx';
import type { Said } from './words.ts';

/** A state of the wire, as it is called and how good it is. */
export function State({ word, tone }: Said) {
  return <Pill tone={tone}>{word}</Pill>;
}

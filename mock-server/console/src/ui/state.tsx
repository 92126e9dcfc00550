import { Pill } from '@canada28/ui/tag.tsx';
import type { Said } from './words.ts';

export function State({ word, tone }: Said) {
  return <Pill tone={tone}>{word}</Pill>;
}

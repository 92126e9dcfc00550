import { writeFileSync } from 'node:fs';
import { readFoundFile } from '../lib/read-found.ts';
import type { Story } from './steps.ts';

/** What a file of a found difference holds: a story, and in what the world differed when it was found. */
type Found = Story & { readonly differed: readonly string[] };

export function writeStory(path: string, story: Story, differed: readonly string[]): void {
  const steps = story.steps.map((step) => `    ${JSON.stringify(step)}`).join(',\n');
  const [seed, settings] = [JSON.stringify(story.seed), JSON.stringify(story.settings)];
  const text = `{\n  "seed": ${seed},\n  "settings": ${settings},\n  "steps": [\n${steps}\n  ],\n  "differed": ${JSON.stringify(differed)}\n}\n`;
  writeFileSync(path, text);
}

export function readStory(path: string): Found {
  return readFoundFile<Found>(path, 'steps');
}

import { en, type StageTexts } from './en.ts';

export const zh: StageTexts = en;

import { en, type StageTexts } from './en.ts';

export const jp: StageTexts = en;

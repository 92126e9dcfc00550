import { en, type StageTexts } from './en.ts';

export const cht: StageTexts = en;

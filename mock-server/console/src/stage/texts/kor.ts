import { en, type StageTexts } from './en.ts';

export const kor: StageTexts = en;

import { LANGUAGE_CODES, type LanguageCode } from '@canada28/shared/contract/languages.ts';
import { LANGUAGES } from '@canada28/ui/languages.ts';
import { useState } from 'react';
import { Field, TextArea, TextField } from './field.tsx';
import { Segments } from './segments.tsx';
import { LANGUAGE_CHOICES } from './words.ts';

type InFive = Readonly<Record<LanguageCode, string>>;

/** A title and a text that somebody writes; a language that is left empty says what English does. */
export type FiveTexts = { readonly title: Partial<InFive>; readonly text: Partial<InFive> };

type FiveTextsFieldsProps = {
  readonly value: FiveTexts;
  readonly onWrite: (value: FiveTexts) => void;
};

/** A title and a text, a language at a time. */
export function FiveTextsFields({ value, onWrite }: FiveTextsFieldsProps) {
  const [lang, setLang] = useState<LanguageCode>('en');
  const write = (part: 'title' | 'text', written: string) =>
    onWrite({ ...value, [part]: { ...value[part], [lang]: written } });
  const { tag, nativeName: name } = LANGUAGES[lang];
  return (
    <>
      <Segments label="Language that is written" value={lang} choices={LANGUAGE_CHOICES} onChoose={setLang} />
      <TextField
        label={`Title, ${name}`}
        lang={tag}
        maxLength={80}
        placeholder={lang === 'en' ? '' : value.title.en}
        value={value.title[lang] ?? ''}
        onType={(typed) => write('title', typed)}
      />
      <Field
        label={`Text, ${name}`}
        hint={
          lang === 'en' ? 'Languages that stay empty say this too.' : 'Left empty, it says what English does.'
        }
      >
        <TextArea
          lang={tag}
          maxLength={2000}
          rows={4}
          placeholder={lang === 'en' ? '' : value.text.en}
          value={value.text[lang] ?? ''}
          onChange={({ target }) => write('text', target.value)}
        />
      </Field>
    </>
  );
}

/** Every language filled; undefined while English says nothing. */
export function filledIn({ title, text }: FiveTexts): { title: InFive; text: InFive } | undefined {
  const fill = (written: Partial<InFive>, english: string) =>
    Object.fromEntries(LANGUAGE_CODES.map((code) => [code, written[code]?.trim() || english])) as InFive; // each language is there
  const [englishTitle, englishText] = [title.en?.trim() ?? '', text.en?.trim() ?? ''];
  if (englishTitle === '' || englishText === '') return undefined;
  return { title: fill(title, englishTitle), text: fill(text, englishText) };
}

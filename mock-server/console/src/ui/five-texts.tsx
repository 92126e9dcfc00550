import { LANGUAGE_CODES, type LanguageCode } from '@canada28/shared/contract/languages.ts';
import { LANGUAGES } from '@canada28/ui/languages.ts';
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Field, TextArea, TextField } from './field.tsx';
import { Segments } from './segments.tsx';
import { useOneAtATime } from './use-one-at-a-time.ts';
import { LANGUAGE_CHOICES } from './words.ts';

type InFive = Readonly<Record<LanguageCode, string>>;

/** A title and a text; a language that is left empty says what English does. */
type FiveTexts = { readonly title: Partial<InFive>; readonly text: Partial<InFive> };

type FiveTextsDialogProps = {
  readonly title: string;
  /** What is done with the texts, as it stands on the button; answers whether it was. */
  readonly verb: string;
  readonly onSend: (texts: NonNullable<ReturnType<typeof filledIn>>) => Promise<boolean>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
};

/** Asks for a title and a text, a language at a time. */
export function FiveTextsDialog({ title, verb, onSend, onClose, children }: FiveTextsDialogProps) {
  const [texts, setTexts] = useState<FiveTexts>({ title: {}, text: {} });
  const [lang, setLang] = useState<LanguageCode>('en');
  const write = (part: 'title' | 'text', written: string) =>
    setTexts({ ...texts, [part]: { ...texts[part], [lang]: written } });
  const { tag, nativeName: name } = LANGUAGES[lang];
  const filled = filledIn(texts);
  const send = useOneAtATime(async () => {
    if (filled !== undefined && (await onSend(filled))) onClose();
  });
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <Button kind="primary" disabled={filled === undefined} onClick={() => void send()}>
          {verb}
        </Button>
      }
    >
      {children}
      <Segments label="Language that is written" value={lang} choices={LANGUAGE_CHOICES} onChoose={setLang} />
      <TextField
        label={`Title, ${name}`}
        lang={tag}
        maxLength={80}
        placeholder={lang === 'en' ? '' : texts.title.en}
        value={texts.title[lang] ?? ''}
        onType={(typed) => write('title', typed)}
      />
      <Field
        label={`Text, ${name}`}
        hint={
          lang === 'en' ? 'Languages that stay empty say this too.' : 'Left empty, it says what English does.'
        }
      >
        {(ids) => (
          <TextArea
            {...ids}
            lang={tag}
            maxLength={2000}
            rows={4}
            placeholder={lang === 'en' ? '' : texts.text.en}
            value={texts.text[lang] ?? ''}
            onChange={({ target }) => write('text', target.value)}
          />
        )}
      </Field>
    </Dialog>
  );
}

/** Every language filled; undefined while English says nothing. */
function filledIn({ title, text }: FiveTexts): { title: InFive; text: InFive } | undefined {
  const fill = (written: Partial<InFive>, english: string) =>
    Object.fromEntries(LANGUAGE_CODES.map((code) => [code, written[code]?.trim() || english])) as InFive; // each language is there
  const [englishTitle, englishText] = [title.en?.trim() ?? '', text.en?.trim() ?? ''];
  if (englishTitle === '' || englishText === '') return undefined;
  return { title: fill(title, englishTitle), text: fill(text, englishText) };
}

import { type FieldIds, Field as SharedField } from '@canada28/ui/field.tsx';
import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { Kbd } from './kbd.tsx';
import { useOneAtATime } from './use-one-at-a-time.ts';

/** It is sent once at a time: `onSend` answers when that is done. */
export function Form({
  onSend,
  ...rest
}: Omit<ComponentProps<'form'>, 'onSubmit'> & { readonly onSend: () => unknown }) {
  const send = useOneAtATime(onSend);
  return (
    <form
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    />
  );
}

type FieldProps = Omit<ComponentProps<typeof SharedField>, 'mark' | 'styles'> & {
  readonly keys?: string | undefined;
};

/** A labelled field of a form, with the key that leads into it. */
export function Field({ keys, ...rest }: FieldProps) {
  return <SharedField {...rest} mark={keys !== undefined && <Kbd keys={keys} />} styles={styles} />;
}

export function TextInput(props: Omit<ComponentProps<'input'>, 'className'>) {
  return <input className={styles.input} spellCheck={false} autoComplete="off" {...props} />;
}

type TextFieldProps = Omit<FieldProps, 'children'> &
  Omit<ComponentProps<'input'>, 'className' | 'onChange'> & { readonly onType: (typed: string) => void };

export function TextField({ label, keys, hint, onType, ...rest }: TextFieldProps) {
  return (
    <Field label={label} keys={keys} hint={hint}>
      {(ids) => (
        <TextInput
          {...ids}
          aria-keyshortcuts={keys}
          {...rest}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </Field>
  );
}

export function TextArea(props: Omit<ComponentProps<'textarea'>, 'className'>) {
  return <textarea className={styles.area} spellCheck={false} {...props} />;
}

type ChoiceProps<Value extends string> = {
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly onChoose: (value: Value) => void;
  /** For a choice that no field labels. */
  readonly label?: string;
  readonly title?: string;
} & Partial<FieldIds>;

/** One of many; the browser's own list, which every keyboard and screen reader knows. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { value, choices, onChoose, label, ...ids } = props;
  return (
    <select
      {...ids}
      className={styles.select}
      value={value}
      aria-label={label}
      onChange={(event) => {
        const chosen = choices.find((choice) => choice.value === event.target.value);
        if (chosen !== undefined) onChoose(chosen.value);
      }}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

export function ChoiceField<Value extends string>({
  label,
  ...rest
}: ChoiceProps<Value> & { readonly label: string }) {
  return <Field label={label}>{(ids) => <Choice {...ids} {...rest} />}</Field>;
}

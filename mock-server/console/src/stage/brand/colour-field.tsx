import { Field, TextInput } from '../../ui/field.tsx';
import { useTexts } from '../texts/use-texts.ts';
import styles from './brand-dialog.module.css';
import { isColour } from './use-brand-form.ts';

/** The colour of the product, which the browser's own field of colours begins with. */
const BUILT = '#f0474f';

type ColourFieldProps = { readonly colour: string; readonly onType: (colour: string) => void };

/** A colour, typed or picked; empty for that of the product. */
export function ColourField({ colour, onType }: ColourFieldProps) {
  const t = useTexts();
  return (
    <Field label={t.brandColour} hint={t.brandColourHint}>
      {(ids) => (
        <span className={styles.row}>
          <TextInput
            {...ids}
            value={colour}
            placeholder={BUILT}
            maxLength={7}
            aria-invalid={colour !== '' && !isColour(colour)}
            onChange={({ target }) => onType(target.value.trim())}
          />
          <input
            type="color"
            className={styles.colour}
            aria-label={t.brandColourPick}
            value={isColour(colour) ? colour : BUILT}
            onChange={({ target }) => onType(target.value)}
          />
        </span>
      )}
    </Field>
  );
}

import { fillIn } from '@canada28/shared/contract/fill-in.ts';
import { MOST_BRAND_LETTERS } from '@canada28/shared/control/brand.control.ts';
import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, TextField } from '../../ui/field.tsx';
import { useTexts } from '../texts/use-texts.ts';
import styles from './brand-dialog.module.css';
import { BrandSample } from './brand-sample.tsx';
import { ColourField } from './colour-field.tsx';
import { LogoField } from './logo-field.tsx';
import { PRODUCT, useBrand } from './use-brand.ts';
import { useBrandForm } from './use-brand-form.ts';

/** Sets under which name, logo and colour the demo is shown, seen before it is. */
export function BrandDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts();
  const formId = useId();
  const { isOwn, otherwise = PRODUCT } = useBrand();
  const { draft, setDraft, refusal, isReady, save, drop } = useBrandForm(onClose);
  return (
    <Dialog
      title={t.brandHint}
      onClose={onClose}
      close={t.close}
      actions={
        <>
          {isOwn && <Button onClick={drop}>{fillIn(t.brandDrop, { name: otherwise })}</Button>}
          <Button onClick={onClose}>{t.keepIt}</Button>
          <Button kind="primary" type="submit" form={formId} disabled={!isReady}>
            {t.brandSave}
          </Button>
        </>
      }
    >
      <Form id={formId} className={styles.form} onSend={save}>
        <TextField
          label={t.brandName}
          hint={fillIn(t.brandNameHint, { most: MOST_BRAND_LETTERS })}
          value={draft.name}
          placeholder={PRODUCT}
          maxLength={MOST_BRAND_LETTERS}
          onType={(name) => setDraft({ name })}
        />
        <LogoField logo={draft.logo} onChange={(logo) => setDraft({ logo })} />
        <ColourField colour={draft.colour} onType={(colour) => setDraft({ colour })} />
        <BrandSample {...draft} />
        <p className={styles.note} role="alert">
          {refusal}
        </p>
      </Form>
    </Dialog>
  );
}

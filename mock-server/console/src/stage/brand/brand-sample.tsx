import { fillIn } from '@canada28/shared/contract/fill-in.ts';
import { bearsWhite, brandTokens, buttonColour } from '@canada28/shared/design/brand-colours.ts';
import { ButtonContent, buttonClass } from '@canada28/ui/button.tsx';
import { useTexts } from '../texts/use-texts.ts';
import styles from './brand-dialog.module.css';
import { PRODUCT } from './use-brand.ts';
import { type BrandDraft, isColour } from './use-brand-form.ts';

/** How name, logo and colour look where they will stand, before they are taken. */
export function BrandSample({ name, colour, logo }: BrandDraft) {
  const t = useTexts();
  const isGiven = isColour(colour);
  return (
    <>
      {isGiven && !bearsWhite(colour) && (
        <p className={styles.darker}>{fillIn(t.brandDarker, { colour: buttonColour(colour) })}</p>
      )}
      <div className={styles.sample} style={isGiven ? brandTokens(colour) : {}} aria-hidden="true">
        <div className={styles.head}>
          {logo === undefined ? (
            <span className={styles.mark} />
          ) : (
            <img className={styles.logo} src={logo} alt="" />
          )}
          {name.trim() || PRODUCT}
        </div>
        <span className={buttonClass({ variant: 'primary', size: 'medium' })}>
          <ButtonContent>{t.brandSave}</ButtonContent>
        </span>
      </div>
    </>
  );
}

import { joinClasses } from '@canada28/ui/join-classes.ts';
import { Pill } from '@canada28/ui/tag.tsx';
import { useTexts } from '../texts/use-texts.ts';
import styles from './brand.module.css';
import { PRODUCT, useBrand } from './use-brand.ts';

/** What this demo is called, in each of its windows. */
export function Brand() {
  const t = useTexts();
  const { name = PRODUCT } = useBrand();
  return (
    <h1 className={styles.brand}>
      <BrandMark />
      <span className={styles.name}>{name}</span> <Pill tone="amber">{t.demo}</Pill>
    </h1>
  );
}

type BrandMarkProps = {
  /** How the mark of the product looks here. */
  readonly mark?: string | undefined;
  /** How a logo does. */
  readonly logo?: string | undefined;
};

/** The logo of the demo, or the mark of the product. */
export function BrandMark({ mark = styles.diamond, logo: look = styles.logo }: BrandMarkProps) {
  const { logo } = useBrand();
  return logo === undefined ? (
    <span className={mark} aria-hidden="true" />
  ) : (
    <img className={joinClasses(look)} src={logo.url} alt="" />
  );
}

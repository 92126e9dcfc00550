import { keyOf } from '../page/action-list.ts';
import { Kbd } from '../ui/kbd.tsx';
import { BrandMark } from './brand/brand.tsx';
import { useTexts } from './texts/use-texts.ts';
import styles from './welcome.module.css';

export function Welcome() {
  const t = useTexts();
  const keys = [
    ['space', t.keyNext],
    [keyOf('stage back'), t.keyBack],
    [keyOf('full screen'), t.keyFull],
    [keyOf('black screen'), t.keyBlack],
  ] as const;
  return (
    <div className={styles.welcome}>
      <BrandMark mark={styles.diamond} logo={styles.logo} />
      <h2>{t.chooseStory}</h2>
      <p>{t.chooseHint}</p>
      <dl className={styles.keys}>
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <Kbd keys={key} isSpoken />
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

import { keyOf } from '../page/action-list.ts';
import { Kbd } from '../ui/kbd.tsx';
import { BrandMark } from './brand/brand.tsx';
import { useTexts } from './texts/use-texts.ts';
import styles from './welcome.module.css';

export function Welcome() {
  const t = useTexts();
  const keys = [
    [t.keySpace, t.keyNext],
    [keyOf('stage back'), t.stepBack],
    [keyOf('full screen'), t.fullScreen],
    [keyOf('black screen'), t.black],
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

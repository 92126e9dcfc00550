import { readConfigControl } from '@canada28/shared/control/operator.control.ts';
import { Link } from 'react-router-dom';
import { useControl } from '../../control/use-control.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/page.tsx';
import styles from './nothing-waits.module.css';
import { changePolicy } from './policy-switch.tsx';

export function NothingWaits() {
  const { data } = useControl(readConfigControl);
  if (data === undefined) return null;
  if (data.reviewPolicy === 'auto')
    return (
      <Empty title="Nothing waits, because the mock decides by itself.">
        <p>
          Every deposit and withdrawal is decided {data.reviewSeconds} s after it was made. Decide by hand to
          see them here.
        </p>
        <Button kind="primary" onClick={() => void changePolicy('manual')}>
          Decide by hand
        </Button>
      </Empty>
    );
  return (
    <Empty title="Nothing waits.">
      <p>
        Make a deposit or a withdrawal on a phone: it appears here at once. Or apply{' '}
        <Link className={styles.link ?? ''} to="/scenarios">
          a scenario
        </Link>{' '}
        such as "withdrawal in review".
      </p>
    </Empty>
  );
}

import { Ball } from '@canada28/ui/ball.tsx';
import { Button } from '../../ui/button.tsx';
import table from '../../ui/table.module.css';
import { dropScript, type Wish } from './draw-scripts.ts';
import styles from './queue-card.module.css';

export function WishRow({
  wish,
  issueCode,
}: {
  readonly wish: Wish;
  readonly issueCode: string | undefined;
}) {
  const { id, sum } = wish;
  const issue = issueCode === undefined ? 'a later draw' : `issue ${issueCode}`;
  return (
    <li className={styles.wish}>
      <span className={styles.wishBall}>
        {sum !== undefined && <Ball value={sum} size="small" isForced />}
      </span>
      <span>{issueCode ?? 'a later draw'}</span>
      <span className={table.dim}>{wordsOf(wish)}</span>
      <Button size="small" aria-label={`Drop what is set for ${issue}`} onClick={() => void dropScript(id)}>
        Drop
      </Button>
    </li>
  );
}

function wordsOf({ issueCode, lateMs, void: isVoid }: Wish): string {
  if (isVoid) return 'no result: stakes go back';
  if (lateMs !== undefined) return `drawn ${lateMs / 1000} s late`;
  return issueCode === undefined ? 'one of the next draws' : 'for this issue';
}

import { Card } from '@canada28/ui/card.tsx';
import { formatCountdown } from '@canada28/ui/format-countdown.ts';
import { Pill } from '@canada28/ui/tag.tsx';
import { useWorldNow } from '../../control/world-clock.ts';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { capitalised, count, usdt } from '../../ui/format.ts';
import styles from './draws.module.css';
import { momentOf } from './moment.ts';
import type { Issues } from './use-turning-points.ts';

type SaleCardProps = { readonly issues: Issues; readonly onDecide: (issueCode: string) => void };

export function SaleCard({ issues, onDecide }: SaleCardProps) {
  const nowMs = useWorldNow() ?? 0;
  const { word, tone, detail } = momentOf(issues, nowMs);
  const present = issues.issues.find(({ saleStartMs, endMs }) => saleStartMs <= nowMs && nowMs < endMs);
  const isOpen = present?.state === 'selling' || present?.state === 'sealed';
  const facts = [
    { name: 'Issue', value: present?.issueCode ?? '–' },
    {
      name: detail ? capitalised(detail.words) : 'Waits for',
      value: detail ? formatCountdown(detail.atMs - nowMs) : 'its draw',
    },
    { name: 'Bets', value: count(present?.bets ?? 0) },
    { name: 'Stakes, USDT', value: usdt(present?.stakes ?? 0) },
  ];
  return (
    <Card
      title="Now"
      head={<Pill tone={tone}>{word}</Pill>}
      tools={
        present &&
        isOpen && (
          <Button size="small" onClick={() => onDecide(present.issueCode)}>
            Decide its result…
          </Button>
        )
      }
    >
      <Facts className={styles.sale} facts={facts} />
    </Card>
  );
}

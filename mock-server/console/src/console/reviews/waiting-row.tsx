import { financeOrderFromWire } from '@canada28/shared/contract/finance.contract.ts';
import { joinClasses } from '@canada28/ui/join-classes.ts';
import { Pill } from '@canada28/ui/tag.tsx';
import { VisuallyHidden } from '@canada28/ui/visually-hidden.tsx';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useActions } from '../../page/actions.store.ts';
import { useClock } from '../../page/moment.tsx';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/field.tsx';
import table from '../../ui/table.module.css';
import { orderWords } from '../../ui/words.ts';
import { entriesOf } from '../players/entry-search.ts';
import type { NamedOrder } from './named-orders.ts';
import { OrderFacts } from './order-facts.tsx';
import { OUTCOME_KINDS, type Outcome, outcomesOf } from './possible-outcomes.ts';
import { decideOrder } from './review-actions.ts';
import styles from './waiting-row.module.css';
import { waitingWords } from './waiting-words.ts';

type WaitingRowProps = {
  readonly named: NamedOrder;
  readonly userName: string;
  readonly isChosen: boolean;
};

export function WaitingRow({ named, userName, isChosen }: WaitingRowProps) {
  const { order, name } = named;
  const { id } = order;
  const [remark, setRemark] = useState('');
  const navigate = useNavigate();
  const clock = useClock();
  const { word, tone } = orderWords(order.type, order.status);
  const outcomes = outcomesOf(order);
  const decide = (outcome: Outcome) => {
    // It stays the chosen one, also when it waits no longer: the same key again decides no other order.
    void navigate(`/reviews/${id}`, { replace: true });
    void decideOrder({ id, name }, outcome, remark);
  };
  useActions(
    (isChosen ? outcomes : []).map((outcome) => ({
      id: `chosen ${outcome.outcome}`,
      title: `${outcome.label}: ${name.toLowerCase()} of ${userName}`,
      group: 'Reviews',
      keys: outcome.keys,
      run: () => decide(outcome),
    })),
  );
  return (
    <li className={joinClasses(styles.row, isChosen && table.chosen)}>
      <div className={styles.main}>
        <div className={styles.line}>
          <Link
            className={styles.name ?? ''}
            to={`/reviews/${id}`}
            replace
            data-row={id}
            aria-current={isChosen ? 'true' : undefined}
            onFocus={() => void navigate(`/reviews/${id}`, { replace: true })}
          >
            {name}
          </Link>
          <code className={styles.number} title="Order number">
            {id}
          </code>
          <Link className={styles.entries ?? ''} to={entriesOf(order.userid, id)}>
            Entries
          </Link>
          <Pill tone={tone}>{word}</Pill>
          <span className={styles.waits}>{waitingWords(order, clock)}</span>
        </div>
        <OrderFacts order={financeOrderFromWire(order)} userName={userName} userid={order.userid} />
        {isChosen && (
          <TextInput
            aria-label={`Remark about ${name.toLowerCase()}, which the player reads`}
            placeholder="Remark that the player reads, if you like"
            maxLength={200}
            value={remark}
            onChange={({ target }) => setRemark(target.value)}
          />
        )}
      </div>
      <Decisions outcomes={outcomes} isChosen={isChosen} name={name} onDecide={decide} />
    </li>
  );
}

type DecisionsProps = {
  readonly outcomes: readonly Outcome[];
  readonly isChosen: boolean;
  readonly name: string;
  readonly onDecide: (outcome: Outcome) => void;
};

/** Keys are written where they work: on the chosen row. */
function Decisions({ outcomes, isChosen, name, onDecide }: DecisionsProps) {
  return (
    <div className={styles.decisions}>
      {outcomes.map((outcome) => (
        <Button
          key={outcome.outcome}
          kind={
            isChosen || OUTCOME_KINDS[outcome.outcome] === 'danger' ? OUTCOME_KINDS[outcome.outcome] : 'plain'
          }
          {...(isChosen && { keys: outcome.keys })}
          // The second press of a double click may come upon what another decision is offered by since the first.
          onClick={({ detail }) => detail < 2 && onDecide(outcome)}
        >
          {outcome.label}
          <VisuallyHidden> {name.toLowerCase()}</VisuallyHidden>
        </Button>
      ))}
    </div>
  );
}

import { listAllOrdersControl } from '@canada28/shared/control/records.control.ts';
import { useParams } from 'react-router-dom';
import { useControl } from '../../control/use-control.ts';
import { usePlayers } from '../../control/use-players.ts';
import layout from '../../ui/layout.module.css';
import { Failure, Page } from '../../ui/page.tsx';
import { DecidedTable } from './decided-table.tsx';
import { isWaiting } from './named-orders.ts';
import { NothingWaits, PolicySwitch } from './policy-switch.tsx';
import styles from './reviews-page.module.css';
import { useWaitingOrders } from './use-waiting-orders.ts';
import { WaitingList } from './waiting-list.tsx';

const NEWEST = 200;
const MOST_DECIDED = 25;

/** Deposits and withdrawals that are not over yet, and what became of the others; the address may name one of them. */
export function ReviewsPage() {
  const { '*': id } = useParams();
  const { waiting, error } = useWaitingOrders();
  const { data: newest } = useControl(listAllOrdersControl, { query: { pageSize: NEWEST } });
  const { data: players } = usePlayers();
  const nameOf = (userid: number) =>
    players?.find((player) => player.id === userid)?.userName ?? String(userid);
  const decided = newest?.list.filter((order) => !isWaiting(order)) ?? [];
  const lately = decided
    .toSorted((one, other) => other.updateTime.localeCompare(one.updateTime))
    .filter((order, place) => place < MOST_DECIDED || order.id === id);
  const isUnknown =
    id &&
    newest &&
    waiting &&
    ![...waiting.map(({ order }) => order), ...lately].some((order) => order.id === id);
  return (
    <Page
      title="Reviews"
      sentence="Deposits and withdrawals that are not over yet, and what became of the others."
      tools={<PolicySwitch />}
    >
      <div className={layout.stack}>
        {error && <Failure error={error} />}
        {isUnknown && (
          <p className={styles.note} role="status">
            The order {id} is none of the newest {NEWEST}: its player's page has it.
          </p>
        )}
        {waiting?.length === 0 && <NothingWaits />}
        {waiting !== undefined && waiting.length > 0 && (
          <WaitingList waiting={waiting} nameOf={nameOf} askedId={id || undefined} />
        )}
        {lately.length > 0 && <DecidedTable orders={lately} nameOf={nameOf} chosenId={id} />}
      </div>
    </Page>
  );
}

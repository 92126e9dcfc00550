import { CALL_PATHS } from '@canada28/shared/control/call-paths.ts';
import { listScenariosControl } from '@canada28/shared/control/scenarios.control.ts';
import { listSnapshotsControl } from '@canada28/shared/control/snapshots.control.ts';
import { useMemo, useState } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { hasDatabase, place } from '../../control/place.ts';
import { useControl } from '../../control/use-control.ts';
import { usePlayers } from '../../control/use-players.ts';
import type { Action } from '../../page/actions.store.ts';
import { useDoOnPage } from '../../page/use-do-on-page.ts';
import { usdt } from '../../ui/format.ts';
import { holderActions } from '../phone/holder-actions.ts';
import { reviewActions } from '../reviews/review-actions.ts';
import { useWaitingOrders } from '../reviews/use-waiting-orders.ts';
import { applyScenario, openInNewWorld } from '../scenarios/scenario-actions.ts';
import { restoreSnapshot } from '../snapshots/snapshot-actions.ts';

/**
 * What the palette finds beside the actions on the screen: scenarios, players, waiting orders, snapshots and calls. It
 * is found once: a tester who reads on to choose finds all in its place.
 */
export function useFoundActions(): readonly Action[] {
  const navigate = useNavigate();
  const doOnPage = useDoOnPage();
  const scenarios = useControl(listScenariosControl, {}, { isFixed: true }).data;
  const playersRead = usePlayers();
  const players = playersRead.data;
  const ordersRead = useWaitingOrders();
  const { waiting } = ordersRead;
  const snapshotsRead = useControl(listSnapshotsControl, {}, { enabled: hasDatabase });
  const snapshots = snapshotsRead.data;
  // What was read when the palette was open before is not what there is now.
  const isRead = scenarios && [playersRead, ordersRead, snapshotsRead].every(({ isFetching }) => !isFetching);
  const [kept, keep] = useState<readonly Action[]>();
  const found = useMemo(
    () => [
      ...(hasDatabase ? (scenarios ?? []) : []).map(scenarioAction),
      ...(players ?? []).map(({ id, userName, moneyUsable }) => ({
        id: `player ${id}`,
        title: `Player: ${userName}`,
        hint: `${id} · ${usdt(moneyUsable)} USDT`,
        group: 'Players',
        run: () => void navigate(`/players/${id}`),
        other: { title: 'book money', run: () => doOnPage(`/players/${id}`, 'book money') },
      })),
      ...holderActions(
        (players ?? []).map(({ userName }) => userName),
        () => void navigate('/'),
      ),
      ...(waiting ?? []).flatMap(({ order, name }) => {
        const userName = players?.find(({ id }) => id === order.userid)?.userName ?? String(order.userid);
        return [
          ...reviewActions({ order, name }, userName),
          {
            id: `order ${order.id}`,
            title: `Review: ${name.toLowerCase()} of ${usdt(order.money)}`,
            hint: `${userName} · ${order.id}`,
            group: 'Reviews',
            run: () => void navigate(`/reviews/${order.id}`),
          },
        ];
      }),
      ...(snapshots ?? []).map(({ name }) => ({
        id: `restore ${name}`,
        title: `Restore snapshot: ${name}`,
        group: 'Snapshots',
        run: () => void restoreSnapshot(name),
      })),
      ...callActions(navigate),
    ],
    [scenarios, players, waiting, snapshots, navigate, doOnPage],
  );
  if (isRead && kept === undefined) keep(found);
  return kept ?? found;
}

type Scenario = { readonly name: string; readonly title: string; readonly sentence: string };

function scenarioAction({ name, title, sentence }: Scenario): Action {
  return {
    id: `scenario ${name}`,
    title: `Scenario: ${title}`,
    hint: sentence,
    group: 'Scenarios',
    run: () => void applyScenario(name),
    ...(!place.isShared && { other: { title: 'new world', run: () => void openInNewWorld(name) } }),
  };
}

function callActions(navigate: NavigateFunction): Action[] {
  return CALL_PATHS.map((name) => ({
    id: `call ${name}`,
    title: `Call: ${name}`,
    group: 'Calls',
    run: () => void navigate(`/journal?path=${encodeURIComponent(name)}`),
    other: { title: 'fault for it', run: () => void navigate(`/faults?path=${encodeURIComponent(name)}`) },
  }));
}

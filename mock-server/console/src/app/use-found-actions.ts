import { CALL_PATHS } from '@canada28/shared/control/call-paths.ts';
import { listPlayersControl } from '@canada28/shared/control/players.control.ts';
import { listScenariosControl } from '@canada28/shared/control/scenarios.control.ts';
import { useMemo } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import type { Action } from '../data/actions.store.ts';
import { applyScenario, openInNewWorld } from '../data/scenario-actions.ts';
import { useControl } from '../data/use-control.ts';
import { holderActions } from '../features/phone/phone-actions.ts';
import { reviewActions } from '../features/reviews/review-actions.ts';
import { useWaitingOrders } from '../features/reviews/use-waiting-orders.ts';
import { usdt } from '../ui/format.ts';

/** As many as somebody can mean by a few letters. */
const MOST_ROWS = 500;

/** What the palette finds beside the actions on the screen: scenarios, players, waiting orders and calls. */
export function useFoundActions(): readonly Action[] {
  const navigate = useNavigate();
  const scenarios = useControl(listScenariosControl, {}, { isFixed: true }).data;
  const players = useControl(listPlayersControl, { query: { pageSize: MOST_ROWS } }).data?.list;
  const { waiting } = useWaitingOrders();
  return useMemo(
    () => [
      ...(scenarios ?? []).map(scenarioAction),
      ...(players ?? []).map(({ id, userName, moneyUsable }) => ({
        id: `player ${id}`,
        title: `Player: ${userName}`,
        hint: `${id} · ${usdt(moneyUsable)} USDT`,
        group: 'Players',
        run: () => navigate(`/players/${id}`),
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
            run: () => navigate(`/reviews/${order.id}`),
          },
        ];
      }),
      ...callActions(navigate),
    ],
    [scenarios, players, waiting, navigate],
  );
}

type Scenario = { readonly name: string; readonly title: string; readonly sentence: string };

function scenarioAction({ name, title, sentence }: Scenario): Action {
  return {
    id: `scenario ${name}`,
    title: `Scenario: ${title}`,
    hint: sentence,
    group: 'Scenarios',
    run: () => void applyScenario(name),
    other: { title: 'new world', run: () => void openInNewWorld(name) },
  };
}

function callActions(navigate: NavigateFunction): Action[] {
  return CALL_PATHS.map((name) => ({
    id: `call ${name}`,
    title: `Call: ${name}`,
    group: 'Calls',
    run: () => navigate(`/journal?path=${encodeURIComponent(name)}`),
    other: { title: 'fault for it', run: () => navigate(`/faults?path=${encodeURIComponent(name)}`) },
  }));
}

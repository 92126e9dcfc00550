import { FINANCE_STATUS } from '@canada28/shared/contract/finance.contract.ts';
import { CALL_PATHS } from '@canada28/shared/control/call-paths.ts';
import { listPlayersControl } from '@canada28/shared/control/players.control.ts';
import { listAllOrdersControl } from '@canada28/shared/control/records.control.ts';
import { listScenariosControl } from '@canada28/shared/control/scenarios.control.ts';
import { useMemo } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import type { Action } from '../data/actions.store.ts';
import { applyScenario, openInNewWorld } from '../data/scenario-actions.ts';
import { useControl } from '../data/use-control.ts';
import { usdt } from '../ui/format.ts';

/** As many as somebody can mean by a few letters. */
const MOST_ROWS = 500;

/** What the palette finds beside the actions on the screen: scenarios, players, waiting orders and calls. */
export function useFoundActions(): readonly Action[] {
  const navigate = useNavigate();
  const scenarios = useControl(listScenariosControl, {}, { isFixed: true }).data;
  const players = useControl(listPlayersControl, { query: { pageSize: MOST_ROWS } }).data?.list;
  const orders = useControl(listAllOrdersControl, {
    query: { status: FINANCE_STATUS.pending, pageSize: MOST_ROWS },
  }).data?.list;
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
      ...(orders ?? []).map(({ id, userid, money, type }) => ({
        id: `order ${id}`,
        title: `Review: ${type === 10 ? 'deposit' : 'withdrawal'} of ${usdt(money)}`,
        hint: `${players?.find((player) => player.id === userid)?.userName ?? userid} · ${id}`,
        group: 'Reviews',
        run: () => navigate(`/reviews/${id}`),
      })),
      ...callActions(navigate),
    ],
    [scenarios, players, orders, navigate],
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

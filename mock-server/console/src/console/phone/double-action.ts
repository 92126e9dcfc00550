import { place } from '../../control/place.ts';
import { ACTIONS } from '../../page/action-list.ts';
import type { Action } from '../../page/actions.store.ts';
import { showPhones } from './phones.store.ts';

/** Shows one more phone or one less; elsewhere than beside the phones it leads to them first. */
export function doubleAction(isDouble: boolean, goToPhones: (() => void) | undefined): readonly Action[] {
  if (!place.hasOwnHost) return [];
  const isBack = isDouble && goToPhones === undefined;
  return [
    {
      id: 'two players',
      title: isBack ? 'One player, one phone' : ACTIONS['two players'].title,
      hint: isBack ? 'two players' : 'two phones, add a player',
      group: 'Phones',
      ...(goToPhones === undefined && { keys: ACTIONS['two players'].keys }),
      run: () => {
        goToPhones?.();
        showPhones(!isBack);
      },
    },
  ];
}

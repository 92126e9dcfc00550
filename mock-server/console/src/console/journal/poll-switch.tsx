import { create } from 'zustand';
import { Button } from '../../ui/button.tsx';
import { isSpecific, type Search } from './journal-search.ts';

/** Whether polls are shown: the choice holds on each page. */
const usePollSwitch = create<{ readonly isOn: boolean }>(() => ({ isOn: false }));

/** A search finds polls like anything else. */
export function useShowsPolls(search: Search): boolean {
  const { isOn } = usePollSwitch();
  return isOn || isSpecific(search);
}

const WHAT =
  'Calls that a phone makes by itself every few seconds, such as the current issue, the wallet and the chat. ' +
  'While they are hidden the first of a series stays and counts those that were answered alike; what a fault hit stays as well.';
const SEARCHED = 'While you look for a text, a call or a code, polls are shown.';

/** Shows what phones ask for again and again without hearing anything new, or leaves it out. */
export function PollSwitch({ search }: { readonly search: Search }) {
  const shows = useShowsPolls(search);
  const isSearching = isSpecific(search);
  return (
    <Button
      size="small"
      kind="quiet"
      isPressed={shows}
      disabled={isSearching}
      title={isSearching ? SEARCHED : WHAT}
      onClick={() => usePollSwitch.setState({ isOn: !shows })}
    >
      Polls
    </Button>
  );
}

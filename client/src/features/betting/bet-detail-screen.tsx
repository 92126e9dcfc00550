import type { Bet } from '@canada28/shared/contract/betting.contract.ts';
import { refusalMessage } from '../../lib/api-error.ts';
import { paths } from '../../paths.ts';
import { type DetailLook, DetailScreen } from '../../ui/lists/detail-screen.tsx';
import { BetFacts } from './bet-facts.tsx';
import { BetOutcome } from './bet-outcome.tsx';
import { useBet } from './bet-record.queries.ts';

const BET_DETAIL: DetailLook<Bet> = {
  titleKey: 'record.detail.title',
  recordPath: paths.bettingRecord,
  recordTitleKey: 'game.bet.record',
  idPattern: /^\d{1,32}$/,
  useThing: useBet,
  refusalOf: (error) => {
    const text = refusalMessage(error);
    return text === undefined ? undefined : { text };
  },
  contentOf: (bet) => (
    <>
      <BetOutcome bet={bet} />
      <BetFacts bet={bet} />
    </>
  ),
};

/** All about one bet (product §2, `/record/detail`). */
export function BetDetailScreen() {
  return <DetailScreen look={BET_DETAIL} />;
}

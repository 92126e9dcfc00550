import { FINANCE_TYPE } from '@canada28/shared/contract/finance.contract.ts';
import { PLAYER_STATUS } from '@canada28/shared/contract/profile.contract.ts';
import { Clock, HelpCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNewestOrder } from '../../data/finance/newest-order.queries.ts';
import { isOpenOrder } from '../../data/finance/order-watch.ts';
import { usePlayer } from '../../lib/session.store.ts';
import { detailPath, paths } from '../../paths.ts';
import { EmptyState } from '../../ui/basics/empty-state.tsx';
import { NavBar, NavBarLink } from '../../ui/basics/nav-bar.tsx';
import { Screen } from '../../ui/basics/screen.tsx';
import { MethodChoice } from '../../ui/forms/method-choice.tsx';
import { TradeForbidden } from '../../ui/forms/money-gates.tsx';
import { Money } from '../../ui/game/money.tsx';
import { List, ListRow } from '../../ui/lists/list.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { ListSkeleton, Skeleton } from '../../ui/lists/skeleton.tsx';
import { changeDepositDraft, useDepositDraft } from './deposit-draft.store.ts';
import { DepositForm } from './deposit-form.tsx';
import { useDepositMethods } from './deposits.queries.ts';

/** The deposit that is being reviewed, if there is one, and what helps a player who has no USDT yet. */
function MoreAboutDeposits() {
  const { t } = useTranslation();
  const { data: newest } = useNewestOrder(FINANCE_TYPE.deposit);
  return (
    <List>
      {newest && isOpenOrder(newest) && (
        <ListRow
          icon={<Clock />}
          title={t('deposit.screen.inReview')}
          value={<Money micros={newest.amountMicros} />}
          to={detailPath(paths.depositDetail, newest.id)}
        />
      )}
      <ListRow icon={<HelpCircle />} title={t('deposit.screen.other')} to={paths.depositOther} />
    </List>
  );
}

function DepositContent() {
  const { t } = useTranslation();
  const player = usePlayer();
  const wantedId = useDepositDraft((draft) => draft.methodId);
  const query = useDepositMethods();
  if (player?.status === PLAYER_STATUS.tradingForbidden) return <TradeForbidden />;
  const shape = (
    <>
      <Skeleton shape="bar" />
      <Skeleton shape="hero" />
      <ListSkeleton rows={3} />
    </>
  );
  return (
    <Loaded query={query} skeleton={shape}>
      {(methods) => {
        const method = methods.find(({ id }) => id === wantedId) ?? methods[0];
        if (method === undefined) return <EmptyState title={t('finance.method.none')} />;
        return (
          <>
            <MethodChoice
              label={t('deposit.form.method')}
              methods={methods}
              chosen={method}
              onChoose={(methodId) => changeDepositDraft({ methodId })}
            />
            <DepositForm method={method} />
          </>
        );
      }}
    </Loaded>
  );
}

/** Deposit of USDT (product §2, `/recharge`). */
export function DepositScreen() {
  const { t } = useTranslation();
  return (
    <Screen
      header={
        <NavBar title={t('deposit.screen.title')}>
          <NavBarLink to={paths.depositRecord}>{t('finance.record.link')}</NavBarLink>
        </NavBar>
      }
    >
      <DepositContent />
      <MoreAboutDeposits />
    </Screen>
  );
}

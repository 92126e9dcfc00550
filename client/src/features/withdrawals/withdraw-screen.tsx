import { FINANCE_TYPE } from '@canada28/shared/contract/finance.contract.ts';
import { PLAYER_STATUS } from '@canada28/shared/contract/profile.contract.ts';
import { Clock, PiggyBank } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMoneyOnItsWay, useNewestOrder } from '../../data/finance/newest-order.queries.ts';
import { isOpenOrder } from '../../data/finance/order-watch.ts';
import { usePlayer } from '../../lib/session.store.ts';
import { detailPath, paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/basics/button.tsx';
import { EmptyState } from '../../ui/basics/empty-state.tsx';
import { ErrorState } from '../../ui/basics/error-state.tsx';
import { NavBarLink } from '../../ui/basics/nav-bar.tsx';
import { TitledScreen } from '../../ui/basics/titled-screen.tsx';
import { MethodChoice } from '../../ui/forms/method-choice.tsx';
import { PasswordFirst, TradeForbidden } from '../../ui/forms/money-gates.tsx';
import { Money } from '../../ui/game/money.tsx';
import { List, ListRow } from '../../ui/lists/list.tsx';
import { ListSkeleton } from '../../ui/lists/skeleton.tsx';
import { useMayWithdraw } from './may-withdraw.queries.ts';
import { changeWithdrawalDraft, useWithdrawalDraft } from './withdrawal-draft.store.ts';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { useWithdrawalMethods } from './withdrawals.queries.ts';

/** The way back to a withdrawal that is being reviewed or paid. */
function OpenWithdrawal() {
  const { t } = useTranslation();
  const { data: newest } = useNewestOrder(FINANCE_TYPE.withdrawal);
  if (!newest || !isOpenOrder(newest)) return null;
  return (
    <List>
      <ListRow
        icon={<Clock />}
        title={t('withdraw.screen.inReview')}
        value={<Money micros={newest.amountMicros} />}
        to={detailPath(paths.withdrawalDetail, newest.id)}
      />
    </List>
  );
}

function WithdrawalWays() {
  const { t } = useTranslation();
  const methods = useWithdrawalMethods();
  const mayWithdraw = useMayWithdraw();
  useMoneyOnItsWay();
  const wantedId = useWithdrawalDraft((draft) => draft.methodId);
  const method = methods.data?.find(({ id }) => id === wantedId) ?? methods.data?.[0];
  if (mayWithdraw.data === false) {
    return (
      <EmptyState
        icon={<PiggyBank />}
        title={t('withdraw.screen.depositFirst')}
        text={t('withdraw.screen.depositFirstText')}
        action={<ButtonLink to={paths.deposit}>{t('common.tab.deposit')}</ButtonLink>}
      />
    );
  }
  if (method !== undefined && mayWithdraw.data !== undefined) {
    const choice = (
      <MethodChoice
        label={t('withdraw.form.method')}
        methods={methods.data}
        chosen={method}
        onChoose={(methodId) => changeWithdrawalDraft({ methodId, idsBeforeAdding: undefined })}
      />
    );
    return (
      <>
        <WithdrawalForm method={method} methodChoice={choice} />
        <OpenWithdrawal />
      </>
    );
  }
  // A server may keep its methods to itself until the first success.
  if (methods.data?.length === 0 && mayWithdraw.data) return <EmptyState title={t('finance.method.none')} />;
  if (methods.isError || mayWithdraw.isError) {
    const retry = () => void Promise.all([methods.refetch(), mayWithdraw.refetch()]);
    const isRetrying = methods.isFetching || mayWithdraw.isFetching;
    return <ErrorState title={t('common.list.failed')} isRetrying={isRetrying} onRetry={retry} />;
  }
  return <ListSkeleton rows={4} />;
}

function WithdrawContent() {
  const { t } = useTranslation();
  const player = usePlayer();
  if (player?.status === PLAYER_STATUS.tradingForbidden) return <TradeForbidden />;
  if (player?.hasPayPassword !== false) return <WithdrawalWays />;
  return (
    <PasswordFirst title={t('error.password.transactionNotSet')} text={t('withdraw.screen.passwordNeeded')} />
  );
}

/** Withdrawal of USDT (product §2, `/withdraw`). */
export function WithdrawScreen() {
  const { t } = useTranslation();
  return (
    <TitledScreen
      title={t('withdraw.screen.title')}
      backTo={paths.my}
      tools={<NavBarLink to={paths.withdrawalRecord}>{t('finance.record.link')}</NavBarLink>}
    >
      <WithdrawContent />
    </TitledScreen>
  );
}

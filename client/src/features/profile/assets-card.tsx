import type { Wallet } from '@canada28/shared/contract/wallet.contract.ts';
import { useTranslation } from 'react-i18next';
import { paths } from '../../app/paths.ts';
import { useRefreshAfterSettlement } from '../../lib/issue.queries.ts';
import { useWallet } from '../../lib/player.queries.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { HeroCard } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Money } from '../../ui/money.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './my.module.css';

function Assets({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation();
  const { availableMicros, frozenMicros } = wallet;
  return (
    <HeroCard>
      <p className={styles.muted}>{t('my.assets.total')}</p>
      <p>
        <Money micros={availableMicros + frozenMicros} size="hero" currency="code" />
      </p>
      <dl className={styles.parts}>
        <div>
          <dt>{t('my.assets.available')}</dt>
          <dd>
            <Money micros={availableMicros} currency="none" />
          </dd>
        </div>
        <div>
          <dt>{t('my.assets.frozen')}</dt>
          <dd>
            <Money micros={frozenMicros} currency="none" />
          </dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <ButtonLink to={paths.deposit}>{t('my.menu.deposit')}</ButtonLink>
        <ButtonLink to={paths.withdraw} variant="secondary">
          {t('my.menu.withdraw')}
        </ButtonLink>
      </div>
    </HeroCard>
  );
}

/** All that the player owns here, and which part of it is free. */
export function AssetsCard() {
  const { t } = useTranslation();
  const { data: wallet, isError, isFetching, refetch } = useWallet();
  useRefreshAfterSettlement();
  if (wallet !== undefined) return <Assets wallet={wallet} />;
  if (!isError) return <Skeleton shape="card" />;
  const retry = () => void refetch();
  return <ErrorState title={t('common.list.failed')} isRetrying={isFetching} onRetry={retry} />;
}

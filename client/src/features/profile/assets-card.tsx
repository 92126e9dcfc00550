import type { Wallet } from '@canada28/shared/contract/wallet.contract.ts';
import { useTranslation } from 'react-i18next';
import { useRefreshAfterSettlement } from '../../data/draws/issue.queries.ts';
import { useMoneyOnItsWay } from '../../data/finance/newest-order.queries.ts';
import { useWallet } from '../../data/player/player.queries.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/basics/button.tsx';
import { HeroCard } from '../../ui/basics/hero-card.tsx';
import text from '../../ui/basics/text.module.css';
import { Money } from '../../ui/game/money.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { Skeleton } from '../../ui/lists/skeleton.tsx';
import { Sums } from '../../ui/lists/sums.tsx';
import styles from './assets-card.module.css';

function Assets({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation();
  const { availableMicros, frozenMicros } = wallet;
  return (
    <HeroCard>
      <p className={text.quiet}>{t('my.assets.total')}</p>
      <p>
        <Money micros={availableMicros + frozenMicros} size="hero" currency="code" />
      </p>
      <Sums
        className={styles.parts}
        sums={[
          { label: t('common.money.available'), value: <Money micros={availableMicros} currency="none" /> },
          { label: t('common.money.onHold'), value: <Money micros={frozenMicros} currency="none" /> },
        ]}
      />
      <div className={styles.actions}>
        <ButtonLink to={paths.deposit}>{t('common.tab.deposit')}</ButtonLink>
        <ButtonLink to={paths.withdraw} variant="secondary">
          {t('my.menu.withdraw')}
        </ButtonLink>
      </div>
    </HeroCard>
  );
}

/** All that the player owns here, and which part of it is free. */
export function AssetsCard() {
  useRefreshAfterSettlement();
  useMoneyOnItsWay();
  return (
    <Loaded query={useWallet()} skeleton={<Skeleton shape="card" />}>
      {(wallet) => <Assets wallet={wallet} />}
    </Loaded>
  );
}

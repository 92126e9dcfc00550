import type { FinanceOrder } from '@canada28/shared/contract/finance.contract.ts';
import { useTranslation } from 'react-i18next';
import { isOpenOrder } from '../../data/finance/order-watch.ts';
import { HeroCard } from '../../ui/basics/hero-card.tsx';
import text from '../../ui/basics/text.module.css';
import { Money } from '../../ui/game/money.tsx';
import { StateTag } from '../../ui/lists/state-tag.tsx';
import styles from './finance.module.css';
import type { FinanceKind } from './finance-kind.ts';
import { statusLook } from './order-look.tsx';

export function OrderHead({ kind, order }: { kind: FinanceKind; order: FinanceOrder }) {
  const { t } = useTranslation();
  return (
    <HeroCard>
      <div className={styles.head} role="status">
        <p className={text.quiet}>{t(kind.amountKey)}</p>
        <p>
          <Money micros={order.amountMicros} size="hero" currency="code" />
        </p>
        <StateTag look={statusLook(order)} />
        {isOpenOrder(order) && <p className={text.small}>{t(kind.arrivalKey)}</p>}
      </div>
    </HeroCard>
  );
}

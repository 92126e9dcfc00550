import { Card } from '@canada28/ui/card.tsx';
import { CircleAlert, Coins, Network, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../i18n/i18n.ts';
import { hasDemoMark, useWorld } from '../../lib/world.store.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/basics/button.tsx';
import { Notice } from '../../ui/basics/notice.tsx';
import { TitledScreen } from '../../ui/basics/titled-screen.tsx';
import styles from './other-ways.module.css';

type Advice = { readonly icon: ReactNode; readonly titleKey: TextKey; readonly textKey: TextKey };

const ADVICE: readonly Advice[] = [
  { icon: <Coins />, titleKey: 'deposit.other.buyTitle', textKey: 'deposit.other.buyText' },
  { icon: <Wallet />, titleKey: 'deposit.other.transferTitle', textKey: 'deposit.other.transferText' },
  { icon: <Network />, titleKey: 'deposit.other.networkTitle', textKey: 'deposit.other.networkText' },
  { icon: <CircleAlert />, titleKey: 'deposit.other.problemTitle', textKey: 'deposit.other.problemText' },
];

/** For a player who has no USDT yet, or whose deposit does not arrive (product §2, `/recharge/other`). */
export function OtherWaysScreen() {
  const { t } = useTranslation();
  const isDemo = useWorld(hasDemoMark);
  return (
    <TitledScreen title={t('deposit.screen.other')} backTo={paths.deposit}>
      {isDemo && <Notice tone="warning">{t('deposit.other.demo')}</Notice>}
      {ADVICE.map(({ icon, titleKey, textKey }) => (
        <Way key={titleKey} icon={icon} title={t(titleKey)} text={t(textKey)} />
      ))}
      <ButtonLink to={paths.deposit}>{t('deposit.other.action')}</ButtonLink>
      <ButtonLink to={paths.humanService} variant="secondary">
        {t('help.service.title')}
      </ButtonLink>
    </TitledScreen>
  );
}

function Way({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <Card>
      <div className={styles.way}>
        <span className={styles.wayIcon} aria-hidden="true">
          {icon}
        </span>
        <div>
          <h2 className={styles.wayTitle}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
      </div>
    </Card>
  );
}

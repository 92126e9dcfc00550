import type { Issue } from '@canada28/shared/contract/issue.ts';
import { MAX_BET_TOTAL_MICROS, MAX_PRIZE_MICROS, MIN_BET_TOTAL_MICROS } from '@canada28/shared/limits.ts';
import { usdtFromMicros } from '@canada28/shared/money/usdt.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../app/paths.ts';
import { useFormatter } from '../../i18n/format.ts';
import { useDrawIntervalMinutes } from '../../lib/draw-interval.queries.ts';
import { useCurrentIssue } from '../../lib/issue.queries.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './rules.module.css';

const SECOND_MS = 1000;

type ChapterProps = { title: string; lines: readonly string[]; children?: ReactNode };

function Chapter({ title, lines, children }: ChapterProps) {
  return (
    <Card title={title}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {children}
    </Card>
  );
}

function DrawChapter() {
  const { t } = useTranslation();
  return (
    <Chapter
      title={t('rules.draw.title')}
      lines={[t('rules.draw.numbers'), t('rules.draw.zones'), t('rules.draw.digits')]}
    />
  );
}

function WinsChapter() {
  const { t } = useTranslation();
  return (
    <Chapter
      title={t('rules.wins.title')}
      lines={[
        t('rules.wins.size'),
        t('rules.wins.parity'),
        t('rules.wins.combinations'),
        t('rules.wins.extremes'),
        t('rules.wins.exact'),
        t('rules.wins.shapes'),
      ]}
    >
      <div className={styles.more}>
        <ButtonLink to={paths.gameOdds} variant="secondary" size="small">
          {t('rules.wins.link')}
        </ButtonLink>
      </div>
    </Chapter>
  );
}

const secondsBetween = (fromMs: number, toMs: number) => Math.round((toMs - fromMs) / SECOND_MS);

/** The seconds are those of the issue on sale: a server may run other ones than ours (product §1). */
function ScheduleChapter({ issue }: { issue: Issue | undefined }) {
  const { t } = useTranslation();
  const minutes = useDrawIntervalMinutes();
  const format = useFormatter();
  const interval =
    issue &&
    t('rules.schedule.interval', {
      minutes,
      sale: format.count(secondsBetween(issue.saleStartMs, issue.saleEndMs)),
      sealed: format.count(secondsBetween(issue.saleEndMs, issue.drawAtMs)),
    });
  return (
    <Chapter
      title={t('rules.schedule.title')}
      lines={[
        interval ?? t('home.hero.interval', { minutes }),
        t('rules.schedule.maintenance'),
        t('rules.schedule.code'),
      ]}
    />
  );
}

function PayoutChapter() {
  const { t } = useTranslation();
  const format = useFormatter();
  const wholeUsdt = (micros: number) => format.count(usdtFromMicros(micros));
  return (
    <Chapter
      title={t('rules.payout.title')}
      lines={[
        t('rules.payout.prize'),
        t('rules.payout.limits', {
          least: wholeUsdt(MIN_BET_TOTAL_MICROS),
          most: wholeUsdt(MAX_BET_TOTAL_MICROS),
          prize: wholeUsdt(MAX_PRIZE_MICROS),
        }),
        t('rules.payout.settled'),
        t('rules.payout.void'),
      ]}
    />
  );
}

type RulesProps = {
  /** A draw to play with, below the words that explain it. */
  drawLab: ReactNode;
};

/** The rules of the game in plain words (game §1–§5). */
export function Rules({ drawLab }: RulesProps) {
  const { t } = useTranslation();
  const { data: issue } = useCurrentIssue();
  return (
    <>
      <DrawChapter />
      {drawLab}
      <WinsChapter />
      <ScheduleChapter issue={issue} />
      <PayoutChapter />
      <Chapter
        title={t('rules.chase.title')}
        lines={[
          t('rules.chase.hold'),
          t('rules.chase.modes'),
          t('rules.chase.stop'),
          t('rules.chase.honest'),
        ]}
      />
      <Chapter title={t('rules.fair.title')} lines={[t('rules.fair.independent'), t('rules.fair.verify')]} />
      <Chapter title={t('rules.care.title')} lines={[t('rules.care.adult')]} />
    </>
  );
}

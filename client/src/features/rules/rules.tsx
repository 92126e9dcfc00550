import type { Issue } from '@canada28/shared/contract/issue.ts';
import {
  type BreakHours,
  type MaintenanceWeek,
  maintenanceRhythm,
  timeOfDayText,
  utcOffsetText,
} from '@canada28/shared/game/maintenance-week.ts';
import {
  MAX_BET_TOTAL_MICROS,
  MAX_PRIZE_MICROS,
  MAX_SEALED_SECONDS,
  MIN_BET_TOTAL_MICROS,
  MIN_SEALED_SECONDS,
} from '@canada28/shared/limits.ts';
import { usdtFromMicros } from '@canada28/shared/money/usdt.ts';
import { SECOND_MS, SECONDS_PER_MINUTE } from '@canada28/shared/units-of-time.ts';
import { Card } from '@canada28/ui/card.tsx';
import type { Formatter } from '@canada28/ui/format.ts';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDoubleRule } from '../../data/chasing/double-rule.ts';
import { useDrawIntervalMinutes } from '../../data/draws/draw-interval.ts';
import { useCurrentIssue } from '../../data/draws/issue.queries.ts';
import { useMaintenanceWeek } from '../../data/draws/schedule.queries.ts';
import { useFormatter } from '../../i18n/format.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/basics/button.tsx';
import styles from './rules.module.css';

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

type InText = { t: TFunction; format: Formatter };

/**
 * How often, and the seconds of the issue on sale where they fit: the interval may have changed since that issue was
 * made. Nothing where the server tells none.
 */
function intervalLines(
  minutes: number | undefined,
  issue: Issue | undefined,
  { t, format }: InText,
): string[] {
  if (minutes === undefined) return [];
  const every = [t('rules.schedule.every', { minutes })];
  if (issue === undefined) return every;
  const saleSeconds = secondsBetween(issue.saleStartMs, issue.saleEndMs);
  const restSeconds = minutes * SECONDS_PER_MINUTE - saleSeconds;
  if (restSeconds < MIN_SEALED_SECONDS || restSeconds > MAX_SEALED_SECONDS) return every;
  const sale = format.count(saleSeconds);
  const sealed = format.count(secondsBetween(issue.saleEndMs, issue.drawAtMs));
  return [t('rules.schedule.interval', { minutes, sale, sealed })];
}

/** The hours of most days, then each group of weekdays that differs. */
function maintenanceLines(week: MaintenanceWeek, { t, format }: InText): string[] {
  const { daily, exceptions } = maintenanceRhythm(week);
  if (daily === undefined && exceptions.length === 0) return [t('rules.schedule.noMaintenance')];
  const zone = utcOffsetText(week.utcOffsetMinutes);
  const groups = exceptions.map(({ weekdays, hours }) => {
    const days = format.weekdays(weekdays);
    if (hours === undefined) return t('rules.schedule.noMaintenanceOn', { days });
    const times = { days, start: timeOfDayText(hours.startSecond), end: timeOfDayText(hours.endSecond) };
    return isHourLater(hours, daily)
      ? t('rules.schedule.maintenanceLater', times)
      : t('rules.schedule.maintenanceOn', times);
  });
  if (daily === undefined) return [...groups, t('rules.schedule.lastIssue')];
  const start = timeOfDayText(daily.startSecond);
  const end = timeOfDayText(daily.endSecond);
  return [t('rules.schedule.maintenance', { start, end, zone }), ...groups, t('rules.schedule.lastIssue')];
}

function isHourLater(hours: BreakHours, daily: BreakHours | undefined): boolean {
  const hour = SECONDS_PER_MINUTE * 60;
  return hours.startSecond - hour === daily?.startSecond && hours.endSecond - hour === daily.endSecond;
}

/** The schedule as the server tells it (product §1). */
function ScheduleChapter({ issue }: { issue: Issue | undefined }) {
  const { t } = useTranslation();
  const format = useFormatter();
  const minutes = useDrawIntervalMinutes();
  const week = useMaintenanceWeek();
  return (
    <Chapter
      title={t('rules.schedule.title')}
      lines={[
        ...intervalLines(minutes, issue, { t, format }),
        ...maintenanceLines(week, { t, format }),
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

function ChaseChapter() {
  const { t } = useTranslation();
  const doubleRule = useDoubleRule();
  return (
    <Chapter
      title={t('game.chase.name')}
      lines={[
        t('rules.chase.hold'),
        t('rules.chase.modes'),
        t(doubleRule === 'stepped' ? 'rules.chase.stepped' : 'rules.chase.spaced'),
        t('rules.chase.stop'),
        t('rules.chase.honest'),
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
      <Chapter
        title={t('rules.draw.title')}
        lines={[t('rules.draw.numbers'), t('rules.draw.zones'), t('rules.draw.digits')]}
      />
      {drawLab}
      <WinsChapter />
      <ScheduleChapter issue={issue} />
      <PayoutChapter />
      <ChaseChapter />
      <Chapter title={t('rules.fair.title')} lines={[t('rules.fair.independent'), t('rules.fair.verify')]} />
      <Chapter title={t('limits.section.title')} lines={[t('rules.care.adult')]} />
    </>
  );
}

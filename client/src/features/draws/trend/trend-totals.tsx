import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../../i18n/format.ts';
import { VisuallyHidden } from '../../../ui/basics/visually-hidden.tsx';
import type { TrendedColumn } from './trend-views.ts';

/** A gap, or that no hit is known to count from. */
function GapFigure({ gap }: { gap: number | undefined }) {
  const { t } = useTranslation();
  if (gap !== undefined) return gap;
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('draws.trend.gapUnknown')}</VisuallyHidden>
    </>
  );
}

type TotalProps = {
  label: string;
  columns: readonly TrendedColumn[];
  hasSum: boolean;
  figureOf: (trended: TrendedColumn) => ReactNode;
};

function Total({ label, columns, hasSum, figureOf }: TotalProps) {
  return (
    <tr>
      <th scope="row" colSpan={hasSum ? 2 : 1}>
        {label}
      </th>
      {columns.map((trended) => (
        <td key={trended.column.key}>{figureOf(trended)}</td>
      ))}
    </tr>
  );
}

/** Below the rows: how long each column has been waiting, and its hits beside what was to be expected. */
export function TrendTotals(props: Pick<TotalProps, 'columns' | 'hasSum'>) {
  const { t } = useTranslation();
  const format = useFormatter();
  return (
    <tfoot>
      <Total
        {...props}
        label={t('draws.trend.gapNow')}
        figureOf={({ trend }) => <GapFigure gap={trend.gapNow} />}
      />
      <Total
        {...props}
        label={t('draws.trend.longestGap')}
        figureOf={({ trend }) => <GapFigure gap={trend.longestGap} />}
      />
      <Total {...props} label={t('draws.trend.hits')} figureOf={({ trend }) => trend.hits} />
      <Total
        {...props}
        label={t('draws.trend.expected')}
        figureOf={({ trend }) => format.decimal(trend.expectedHits)}
      />
    </tfoot>
  );
}

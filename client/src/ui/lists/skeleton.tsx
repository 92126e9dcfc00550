import { VisuallyHidden } from '@canada28/ui/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';
import column from '../basics/column.module.css';
import styles from './skeleton.module.css';

type SkeletonProps = { shape?: 'line' | 'bar' | 'row' | 'card' | 'hero' | 'tall' | 'ball' };

/** The shape of something that is on its way. */
export function Skeleton({ shape = 'line' }: SkeletonProps) {
  return <span className={`${styles.bone} ${styles[shape]}`} aria-hidden="true" />;
}

/** The shape of a list that is on its way, said once to screen readers. */
export function ListSkeleton({ rows = 6 }: { rows?: number }) {
  const { t } = useTranslation();
  return (
    <div className={column.gap10} role="status">
      <VisuallyHidden>{t('ui.loading.label')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <Skeleton key={row} shape="row" />
      ))}
    </div>
  );
}

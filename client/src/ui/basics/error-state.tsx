import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { useFocusGoesOn } from './hand-focus-on.ts';
import styles from './state.module.css';

type ErrorStateProps = {
  title: string;
  /** The error as it was reported. */
  text?: string;
  isRetrying: boolean;
  onRetry: () => void;
};

/** Something could not be loaded; one press tries again. */
export function ErrorState({ title, text, isRetrying, onRetry }: ErrorStateProps) {
  const { t } = useTranslation();
  const state = useFocusGoesOn<HTMLDivElement>();
  return (
    <div ref={state} className={styles.state} role="alert">
      <span className={styles.icon} aria-hidden="true">
        <CloudOff />
      </span>
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      <div className={styles.action}>
        <Button variant="secondary" size="small" isLoading={isRetrying} onClick={onRetry}>
          {t('ui.list.retry')}
        </Button>
      </div>
    </div>
  );
}

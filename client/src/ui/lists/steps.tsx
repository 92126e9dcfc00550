import styles from './steps.module.css';

type StepsProps = {
  steps: readonly { label: string; detail?: string; state: 'done' | 'current' | 'coming' | 'failed' }[];
};

/** The way of a deposit or withdrawal: what is done, what comes next. */
export function Steps({ steps }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li
          key={step.label}
          className={styles.step}
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className={styles.label}>{step.label}</span>
          {step.detail !== undefined && <span className={styles.detail}>{step.detail}</span>}
        </li>
      ))}
    </ol>
  );
}

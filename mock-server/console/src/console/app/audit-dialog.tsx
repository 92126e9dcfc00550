import type { AuditFindings } from '@canada28/shared/control/records.control.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Failure } from '../../ui/page.tsx';
import styles from './audit-dialog.module.css';

const MOST_VIOLATIONS = 20;

type AuditDialogProps = {
  /** Undefined until they are read. */
  readonly findings: AuditFindings | undefined;
  readonly error: Error | null;
  readonly onClose: () => void;
};

/** The rules of the books, those that are broken first, each with what breaks it. */
export function AuditDialog({ findings, error, onClose }: AuditDialogProps) {
  const outcome = findings && (findings.broken.length > 0 ? 'fails' : 'holds');
  return (
    <Dialog title={`The audit ${outcome ?? ''}`} onClose={onClose}>
      {error && <Failure error={error} />}
      {findings && <Rules findings={findings} />}
    </Dialog>
  );
}

function Rules({ findings: { rules, broken } }: { readonly findings: AuditFindings }) {
  const failed = new Set(broken.map(({ rule }) => rule));
  const kept = rules.filter((rule) => !failed.has(rule)).map((rule) => ({ rule, violations: [] }));
  return (
    <>
      <p>This world is held to these rules whenever something has happened in it.</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <ul className={styles.rules} tabIndex={0}>
        {[...broken, ...kept].map(({ rule, violations }) => (
          <li key={rule} className={styles.rule} data-broken={failed.has(rule)}>
            <b>{failed.has(rule) ? '✗' : '✓'}</b> <span>{rule}</span>
            {violations.slice(0, MOST_VIOLATIONS).map((violation) => (
              <span key={violation} className={styles.violation}>
                {violation}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

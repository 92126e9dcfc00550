import { type AuditFindings, auditControl } from '@canada28/shared/control/records.control.ts';
import card from '@canada28/ui/card.module.css';
import { joinClasses } from '@canada28/ui/join-classes.ts';
import { Pill, type TagTone } from '@canada28/ui/tag.tsx';
import { useState } from 'react';
import { useControl } from '../../control/use-control.ts';
import { act, useActions } from '../../page/actions.store.ts';
import { Dialog } from '../../ui/dialog.tsx';
import layout from '../../ui/layout.module.css';
import { Failure } from '../../ui/page.tsx';
import styles from './audit-card.module.css';

const MOST_VIOLATIONS = 20;

/** Whether every rule of the books holds; pressed, it tells the rules and what breaks one. */
export function AuditCard() {
  const [isOpen, setIsOpen] = useState(false);
  const { data, error } = useControl(auditControl);
  useActions([act('audit', () => setIsOpen(true), { hint: 'rules of the books' })]);
  const broken = data?.broken.length ?? 0;
  const tone: TagTone = error || broken > 0 ? 'red' : 'green';
  const said = broken > 0 ? 'audit fails' : 'audit holds';
  return (
    <>
      <button type="button" className={joinClasses(card.card, styles.audit)} onClick={() => setIsOpen(true)}>
        <span className={layout.between}>
          <Pill tone={data === undefined && !error ? 'neutral' : tone}>
            {data === undefined ? 'audit' : said}
          </Pill>
          <span className={layout.small}>
            {data && `${data.rules.length - broken} of ${data.rules.length}`}
          </span>
        </span>
        {data?.broken.slice(0, 2).map(({ rule }) => (
          <span key={rule} className={styles.broken}>
            {rule}
          </span>
        ))}
      </button>
      {isOpen && (
        <Dialog title={broken > 0 ? 'The audit fails' : 'The audit holds'} onClose={() => setIsOpen(false)}>
          {error && <Failure error={error} />}
          {data && <Rules findings={data} />}
        </Dialog>
      )}
    </>
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

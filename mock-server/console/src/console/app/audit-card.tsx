import { auditControl } from '@canada28/shared/control/records.control.ts';
import card from '@canada28/ui/card.module.css';
import { joinClasses } from '@canada28/ui/join-classes.ts';
import { Pill, type TagTone } from '@canada28/ui/tag.tsx';
import { useState } from 'react';
import { useControl } from '../../control/use-control.ts';
import { act, useActions } from '../../page/actions.store.ts';
import layout from '../../ui/layout.module.css';
import styles from './audit-card.module.css';
import { AuditDialog } from './audit-dialog.tsx';

/** Whether every rule of the books holds; pressed, it tells the rules and what breaks one. */
export function AuditCard() {
  const [isOpen, setIsOpen] = useState(false);
  const { data: known, error } = useControl(auditControl);
  // Whether it still holds is not known where it could not be read again.
  const data = error ? undefined : known;
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
      {isOpen && <AuditDialog findings={data} error={error} onClose={() => setIsOpen(false)} />}
    </>
  );
}

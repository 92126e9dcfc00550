import type { Finding } from '@canada28/shared/control/drift-report.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import field from '../../ui/field.module.css';
import { Form, TextField } from '../../ui/field.tsx';
import { counted } from '../../ui/format.ts';
import { acceptFindings } from './drift-actions.ts';

type AcceptDialogProps = { readonly findings: readonly Finding[]; readonly onClose: () => void };

/** Asks why a difference is none to mend, and until when. */
export function AcceptDialog({ findings, onClose }: AcceptDialogProps) {
  const [first] = findings;
  const [reason, setReason] = useState(first?.reason ?? '');
  const [until, setUntil] = useState('');
  const save = async () => {
    const why = { reason: reason.trim(), ...(until !== '' && { until }) };
    if (await acceptFindings(findings, why)) onClose();
  };
  return (
    <Dialog
      title={`Accept ${counted(findings.length, 'difference')}?`}
      onClose={onClose}
      actions={
        <Button kind="primary" type="submit" form="accept">
          Accept
        </Button>
      }
    >
      <p>
        {first && findings.length === 1 && (
          <>
            <code>{first.path}</code> · <code>{first.where}</code> · {first.kind}.{' '}
          </>
        )}
        It is told apart then, and fails no test.
      </p>
      <Form id="accept" className={field.fields} onSend={save}>
        <TextField label="Why" required maxLength={2000} value={reason} onType={setReason} />
        <TextField
          label="Until, the last day"
          type="date"
          hint="Left empty it holds for ever"
          value={until}
          onType={setUntil}
        />
      </Form>
    </Dialog>
  );
}

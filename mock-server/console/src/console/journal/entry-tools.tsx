import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import { useNavigate } from 'react-router-dom';
import { fieldsOf } from '../../control/fields-of.ts';
import { hasDatabase } from '../../control/place.ts';
import { Button } from '../../ui/button.tsx';
import { askToSaveBug } from '../bug/bug.store.ts';
import type { CallEntry } from '../words/call-words.ts';
import { copyCurl, copyEntry, copyLink, copyTest, downloadHarOf } from './copy-actions.ts';
import styles from './entry-detail.module.css';
import { MarkTool } from './mark-tool.tsx';
import { sendAgain, whyNotAgain } from './send-again.ts';

/** What can be done with an entry, and how it is taken along. */
export function EntryTools({ entry }: { readonly entry: JournalEntry }) {
  const whyNot = entry.kind === 'call' ? whyNotAgain(entry) : undefined;
  return (
    <div className={styles.tools}>
      <Button size="small" onClick={() => void copyLink(entry)}>
        Link
      </Button>
      {entry.kind === 'call' && <CallTools entry={entry} isSendable={whyNot === undefined} />}
      <MarkTool id={entry.id} />
      {hasDatabase && (
        <Button size="small" onClick={() => askToSaveBug(entry)}>
          Save bug…
        </Button>
      )}
      <Button size="small" kind="quiet" onClick={() => void copyEntry(entry)}>
        Copy as JSON
      </Button>
      {whyNot !== undefined && <span className={styles.whyNot}>{whyNot}</span>}
    </div>
  );
}

type CallToolsProps = { readonly entry: CallEntry; readonly isSendable: boolean };

function CallTools({ entry, isSendable }: CallToolsProps) {
  const navigate = useNavigate();
  return (
    <>
      <Button size="small" onClick={() => void copyCurl(entry)}>
        curl
      </Button>
      <Button size="small" aria-label="HAR of this call" onClick={() => void downloadHarOf(entry)}>
        HAR
      </Button>
      <Button size="small" disabled={!isSendable} onClick={() => void sendAgain(entry)}>
        Send again
      </Button>
      {entry.path !== undefined && (
        <Button size="small" onClick={() => navigate(faultLink(entry))}>
          Make this a fault
        </Button>
      )}
      {hasDatabase && <TestTools entry={entry} />}
    </>
  );
}

function TestTools({ entry }: { readonly entry: CallEntry }) {
  return (
    <>
      <Button
        size="small"
        title="A test that holds this call alone to its reply"
        onClick={() => void copyTest({ id: entry.id })}
      >
        Test
      </Button>
      <Button size="small" onClick={() => void copyTest({ fromId: entry.id })}>
        Copy as test from here on
      </Button>
    </>
  );
}

/** Leads to the page of faults, filled in so that what was answered here is answered again. */
function faultLink({ path = '', player, code, reply }: CallEntry): string {
  const { msg } = fieldsOf(reply);
  const query = new URLSearchParams({
    path,
    ...(player?.id !== undefined && { player: player.userName }),
    ...(code !== undefined && { code: String(code) }),
    ...(typeof msg === 'string' && msg !== '' && { msg }),
  });
  return `/faults?${query}`;
}

import {
  acceptDriftControl,
  type DRIFT_FILES,
  takeDriftFileControl,
} from '@canada28/shared/control/drift.control.ts';
import type { Accepted, Finding } from '@canada28/shared/control/drift-report.ts';
import { control, controlFile } from '../../control/control-client.ts';
import { perform } from '../../control/perform.ts';
import { place } from '../../control/place.ts';
import { downloadFile } from '../../page/download.ts';
import { counted } from '../../ui/format.ts';

export type DriftFile = (typeof DRIFT_FILES)[number];

export function downloadReport(file: DriftFile): Promise<boolean> {
  return perform(async () => {
    const name = `${place.world}-${file}`;
    downloadFile(await controlFile(takeDriftFileControl, { params: { file } }), name);
    return { said: `${name} was downloaded.` };
  });
}

export function acceptFindings(findings: readonly Finding[], why: Omit<Accepted, 'id'>): Promise<boolean> {
  return perform(async () => {
    await control(acceptDriftControl, { body: { accept: findings.map(({ id }) => ({ id, ...why })) } });
    return { said: `${counted(findings.length, 'difference')} accepted.` };
  });
}

export function removeAccepted(id: string): Promise<boolean> {
  return perform(async () => {
    await control(acceptDriftControl, { body: { remove: [id] } });
    return { said: 'It is accepted no longer.' };
  });
}

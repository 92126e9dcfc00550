import {
  publishNoticeControl,
  readMaintenanceControl,
  switchMaintenanceControl,
} from '@canada28/shared/control/operator.control.ts';
import { type ComponentProps, useState } from 'react';
import { change } from '../../control/perform.ts';
import { useControl } from '../../control/use-control.ts';
import { act, useActions } from '../../page/actions.store.ts';
import { FiveTextsDialog } from '../../ui/five-texts.tsx';
import { SettingsDialog } from './settings-dialog.tsx';

export function Operations() {
  const [open, setOpen] = useState<'settings' | 'notice'>();
  const close = () => setOpen(undefined);
  const isOn = useControl(readMaintenanceControl).data?.on ?? false;
  useActions([
    act('maintenance', () => void switchMaintenance(!isOn), {
      ...(isOn && { title: 'Maintenance off' }),
      hint: isOn ? 'every call is answered again' : 'every player call answers 503 until it is off',
    }),
    act('settings of world', () => setOpen('settings'), {
      hint: 'operations: interval, sealed seconds, daily break, odds, bonus, credit of new players, reviews',
    }),
    act('notice', () => setOpen('notice'), { hint: 'in five languages, to all players' }),
  ]);
  if (open === 'settings') return <SettingsDialog onClose={close} />;
  if (open === 'notice')
    return <FiveTextsDialog title="Publish a notice" verb="Publish it" onSend={publish} onClose={close} />;
  return null;
}

/** Stands above the earlier notices; each player reads it in their language. */
const publish: ComponentProps<typeof FiveTextsDialog>['onSend'] = ({ title, text }) =>
  change(publishNoticeControl, { body: { title, content: text } }, `All players read "${title.en}" now.`);

function switchMaintenance(on: boolean): Promise<boolean> {
  const said = on ? 'The service is under maintenance.' : 'The maintenance is over.';
  return change(switchMaintenanceControl, { body: { on } }, said);
}

import {
  endShareControl,
  listSharesControl,
  type ShareWire,
  shareWorldControl,
} from '@canada28/shared/control/share.control.ts';
import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import { joinClasses } from '@canada28/ui/join-classes.ts';
import { QrCode } from '@canada28/ui/qr-code.tsx';
import { useState } from 'react';
import { control } from '../../control/control-client.ts';
import { wallMinute } from '../../control/last-step.ts';
import { pageTime } from '../../control/page-time.ts';
import { perform } from '../../control/perform.ts';
import { place } from '../../control/place.ts';
import { whoOf } from '../../control/tester.store.ts';
import { useControl } from '../../control/use-control.ts';
import { JOINS } from '../../page/use-invitation.ts';
import { Button } from '../../ui/button.tsx';
import { clockOf } from '../../ui/clock.ts';
import { copy } from '../../ui/copy.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ChoiceField, Form } from '../../ui/field.tsx';
import { counted } from '../../ui/format.ts';
import layout from '../../ui/layout.module.css';
import { Failure } from '../../ui/page.tsx';
import styles from './share-dialog.module.css';

const MINUTES = [
  { value: '60', label: 'an hour' },
  { value: '240', label: 'four hours' },
  { value: '1440', label: 'a day' },
  { value: '10080', label: 'a week' },
] as const;

type Minutes = (typeof MINUTES)[number]['value'];

/** Lets a colleague on another machine into this world: as a tester by a console of it alone, as a player by a phone. */
export function ShareDialog({ onClose }: { readonly onClose: () => void }) {
  const { data: shares = [], error } = useControl(listSharesControl);
  const [minutes, setMinutes] = useState<Minutes>('60');
  const [shownId, setShownId] = useState<string>();
  const shown = shares.find(({ id }) => id === shownId) ?? shares.at(-1);
  const share = () =>
    perform(async () => {
      const made = await control(shareWorldControl, { body: { minutes: Number(minutes) } });
      setShownId(made.id);
      return { said: `"${place.world}" is shared until ${untilWords(made)}.` };
    });
  return (
    <Dialog title={`Share "${place.world}"`} onClose={onClose}>
      {error && <Failure error={error} />}
      <Form className={styles.form} onSend={share}>
        <ChoiceField label="For" value={minutes} choices={MINUTES} onChoose={setMinutes} />
        <Button kind={shown === undefined ? 'primary' : 'plain'} type="submit">
          {shown === undefined ? 'Share this world' : 'Share once more'}
        </Button>
      </Form>
      {shown !== undefined && <Links share={shown} />}
      {shares.length > 0 && <Shares shares={shares} shown={shown} onShow={setShownId} />}
    </Dialog>
  );
}

function Links({ share }: { readonly share: ShareWire }) {
  const { consoleUrl, phoneUrl, beyondThisMachine, hint } = share;
  return (
    <>
      {hint !== undefined && <p role="alert">{hint}</p>}
      <div className={styles.links}>
        <Link
          title="Console of this world"
          may={`For a tester: all that you do here, in this world alone, until ${untilWords(share)}. No other world, and nothing of the server.`}
          url={consoleUrl}
          isReached={beyondThisMachine}
        />
        {phoneUrl !== undefined && (
          <Link
            title="Phone in this world"
            may={`For a player: joins ${JOINS}, and can do nothing else here.`}
            url={phoneUrl}
            isReached={beyondThisMachine}
          />
        )}
      </div>
    </>
  );
}

type LinkProps = {
  readonly title: string;
  readonly may: string;
  readonly url: string;
  /** A code that leads nowhere is not shown. */
  readonly isReached: boolean;
};

function Link({ title, may, url, isReached }: LinkProps) {
  return (
    <section className={styles.link} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {isReached && <QrCode text={url} label={`Leads to ${url}`} />}
      <p className={layout.hint}>{may}</p>
      <code className={joinClasses(layout.cut, styles.url)}>{url}</code>
      <Button
        aria-label={`Copy link: ${title}`}
        onClick={() => void copy(url, `${title}: the link is copied.`)}
      >
        Copy link
      </Button>
    </section>
  );
}

type SharesProps = {
  readonly shares: readonly ShareWire[];
  readonly shown: ShareWire | undefined;
  readonly onShow: (id: string) => void;
};

function Shares({ shares, shown, onShow }: SharesProps) {
  const end = (id: string) =>
    perform(async () => {
      await control(endShareControl, { params: { id } });
      return { said: 'The share has ended: its link and its console are shut out.' };
    });
  return (
    <section aria-label="Open shares">
      <h3 className={styles.title}>{counted(shares.length, 'open share')}</h3>
      <ul className={styles.shares}>
        {shares.map((share) => {
          const words = `by ${whoOf(share.by)} at ${wallMinute(share.madeAtMs)}, until ${untilWords(share)}`;
          return (
            <li key={share.id} className={layout.between}>
              <span>{words}</span>
              <span className={layout.end}>
                {share !== shown && (
                  <Button size="small" aria-label={`Show links: ${words}`} onClick={() => onShow(share.id)}>
                    Show
                  </Button>
                )}
                <Button
                  size="small"
                  kind="danger"
                  aria-label={`End: ${words}`}
                  onClick={() => void end(share.id)}
                >
                  End
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const DAY_MINUTES = 24 * 60;

/** By the clock of this device; with the day where it is not today's hours. */
function untilWords({ untilMs }: ShareWire): string {
  const isSoon = untilMs - pageTime.wall() < (DAY_MINUTES / 2) * MINUTE_MS;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isSoon ? wallMinute(untilMs) : `${clockOf(timeZone).day(untilMs)} ${wallMinute(untilMs)}`;
}

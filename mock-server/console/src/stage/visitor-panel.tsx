import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import { CONTROL_BASE } from '@canada28/shared/control/control-call.ts';
import { listJoinedControl } from '@canada28/shared/control/invitations.control.ts';
import card from '@canada28/ui/card.module.css';
import { joinClasses } from '@canada28/ui/join-classes.ts';
import { QrCode } from '@canada28/ui/qr-code.tsx';
import { Pill } from '@canada28/ui/tag.tsx';
import { useLiveJournal } from '../control/live-journal.ts';
import { place } from '../control/place.ts';
import { useControl } from '../control/use-control.ts';
import { pageOf } from '../control/world-address.ts';
import { keyOf } from '../page/action-list.ts';
import { useInvitation } from '../page/use-invitation.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Choice } from '../ui/field.tsx';
import { counted } from '../ui/format.ts';
import { LANGUAGE_CHOICES } from '../ui/words.ts';
import { toggleFullScreen } from './use-stage-keys.ts';
import { activityOf } from './visitor-activity.ts';
import styles from './visitor-panel.module.css';

type VisitorPanelProps = {
  /** Of the world that is there, so that somebody can be let into it; undefined before. */
  readonly life: number | undefined;
  readonly language: LanguageCode;
  readonly onLanguage: (language: LanguageCode) => void;
  readonly hasTwo: boolean;
  readonly onSecond: () => void;
};

export function VisitorPanel({ life, language, onLanguage, hasTwo, onSecond }: VisitorPanelProps) {
  const isReady = life !== undefined;
  return (
    <aside className={styles.panel} aria-label="Visitors">
      <div className={styles.invitation}>
        <h2 className={styles.title}>On your phone</h2>
        {isReady ? (
          <Invitation life={life} />
        ) : (
          <div className={styles.placeholder}>The code comes with the story.</div>
        )}
      </div>
      {isReady && <Visitors />}
      <div className={styles.switches}>
        {place.hasOwnHost && (
          <Button keys={keyOf('second phone')} isPressed={hasTwo} onClick={onSecond}>
            Second phone
          </Button>
        )}
        <Choice
          label="Language of the phones"
          value={language}
          choices={LANGUAGE_CHOICES.map(({ value, label }) => ({ value, label: `Language: ${label}` }))}
          onChoose={onLanguage}
        />
        <Button keys={keyOf('full screen')} onClick={toggleFullScreen}>
          Full screen
        </Button>
        {isReady && (
          // Beside the stage: a story goes on where it was left.
          <ButtonLink href={pageOf(place.world, { pathname: CONTROL_BASE })} target="_blank" rel="noreferrer">
            Console of this world
          </ButtonLink>
        )}
      </div>
    </aside>
  );
}

function Invitation({ life }: { readonly life: number }) {
  const { data: invitation, error } = useInvitation(life);
  if (error) return <p role="alert">{error.message}</p>;
  if (invitation === undefined) return <div className={styles.placeholder} />;
  return (
    <>
      <QrCode text={invitation.url} label={`Invitation: ${invitation.url}`} />
      <p className={styles.note}>
        {invitation.beyondThisMachine
          ? 'The same world, your own account. Valid until this demo is started over.'
          : 'Phones in the room do not reach it: this demo was started for this computer only.'}
      </p>
    </>
  );
}

function Visitors() {
  const { data: joined = [] } = useControl(listJoinedControl, { params: { name: place.world } });
  const entries = useLiveJournal((journal) => journal.entries);
  return (
    <div className={joinClasses(card.card, styles.visitors)}>
      <Pill tone={joined.length > 0 ? 'green' : 'neutral'}>{counted(joined.length, 'visitor')}</Pill>
      {joined.length === 0 && <p className={styles.nobody}>Whoever scans the code is shown here.</p>}
      <ul>
        {joined.map(({ userName }) => (
          <li key={userName} className={styles.visitor}>
            <b>{userName}</b> <span>{activityOf(entries, userName)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

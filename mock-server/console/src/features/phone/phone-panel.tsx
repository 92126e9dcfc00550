import { LANGUAGE_CODES, type LanguageCode } from '@canada28/shared/contract/languages.ts';
import { listPlayersControl } from '@canada28/shared/control/players.control.ts';
import { useState } from 'react';
import { place } from '../../data/place.ts';
import { useControl } from '../../data/use-control.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Choice } from '../../ui/field.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { PhoneFrame, type PhoneHolder, phoneLink } from './phone-frame.tsx';
import styles from './phone-panel.module.css';
import { useInvitation } from './use-invitation.ts';

const LANGUAGE_NAMES: Readonly<Record<LanguageCode, string>> = {
  zh: '简体中文',
  en: 'English',
  jp: '日本語',
  kor: '한국어',
  cht: '繁體中文',
};
const GUEST = '';

/** The phone of this world, of any of its players. */
export function PhonePanel() {
  const { data: players } = useControl(listPlayersControl, { query: { pageSize: 200 } });
  const [chosen, setChosen] = useState<string>();
  const [lang, setLang] = useState<LanguageCode>('en');
  const [isInviting, setIsInviting] = useState(false);
  const names = players?.list.map(({ userName }) => userName) ?? [];
  const player = chosen ?? (names.includes('demo') ? 'demo' : names.at(-1));
  const holder: PhoneHolder = { player: player === GUEST ? undefined : player, lang, to: '/' };
  return (
    <aside className={styles.panel} aria-label="Phone">
      <div className={styles.head}>
        <h2 className={styles.title}>Phone</h2>
        <span className={styles.spacer} />
        <Choice
          label="Player of the phone"
          value={player ?? GUEST}
          choices={[
            { value: GUEST, label: 'a guest' },
            ...names.map((name) => ({ value: name, label: name })),
          ]}
          onChoose={setChosen}
        />
        <Choice
          label="Language of the phone"
          value={lang}
          choices={LANGUAGE_CODES.map((code) => ({ value: code, label: LANGUAGE_NAMES[code] }))}
          onChoose={setLang}
        />
      </div>
      {players !== undefined && <PhoneFrame holder={holder} width={296} />}
      {!place.hasOwnHost && (
        <p className={styles.note}>
          This browser finds no hosts of worlds: the phone shares its session with this page.
        </p>
      )}
      <div className={styles.foot}>
        <ButtonLink href={phoneLink(holder, 'tab')} target="_blank" rel="noreferrer">
          Open in a tab
        </ButtonLink>
        <Button onClick={() => setIsInviting(true)}>QR for a real phone</Button>
      </div>
      {isInviting && <InvitationDialog onClose={() => setIsInviting(false)} />}
    </aside>
  );
}

function InvitationDialog({ onClose }: { readonly onClose: () => void }) {
  const { invitation, error } = useInvitation();
  return (
    <Dialog title="A real phone in this world" onClose={onClose}>
      {error && <p role="alert">{error.message}</p>}
      {invitation && (
        <>
          <QrCode text={invitation.url} label={`Leads to ${invitation.url}`} />
          <p>
            {invitation.beyondThisMachine
              ? 'Whoever scans it joins this world as a new player with demo money, and can do nothing else here.'
              : 'Only this machine reaches this address: start the mock with HOST=0.0.0.0 for phones in the local network.'}
          </p>
          <p className={styles.url}>{invitation.url}</p>
        </>
      )}
    </Dialog>
  );
}

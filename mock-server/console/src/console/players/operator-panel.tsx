import { LANGUAGE_CODES, type LanguageCode } from '@canada28/shared/contract/languages.ts';
import { PLAYER_STATUS } from '@canada28/shared/contract/profile.contract.ts';
import type { PlayerRecord } from '@canada28/shared/control/players.control.ts';
import card from '@canada28/ui/card.module.css';
import { joinClasses } from '@canada28/ui/join-classes.ts';
import { LANGUAGES } from '@canada28/ui/languages.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { type Action, useActions } from '../../page/actions.store.ts';
import { phoneLink } from '../../page/phone-link.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/field.tsx';
import { counted } from '../../ui/format.ts';
import { Kbd } from '../../ui/kbd.tsx';
import { CreditForm } from './credit-form.tsx';
import { LimitsDialog } from './limits-dialog.tsx';
import { MessageDialog } from './message-dialog.tsx';
import styles from './operator-panel.module.css';
import { endSessions, permit, unlockPasswords } from './player-actions.ts';

type OfPlayer = { readonly player: PlayerRecord };

/** What the operator can do with an account, one press each. */
export function OperatorPanel({ player }: OfPlayer) {
  const [isOpen, setIsOpen] = useState<'limits' | 'message'>();
  const [lang, setLang] = useState<LanguageCode>('en');
  const actions = useMemo(() => accountActions(player), [player]);
  const dialogs = useMemo<readonly OperatorAction[]>(
    () => [
      { label: 'Limits and time-out…', keys: 'L', run: () => setIsOpen('limits') },
      { label: 'Message…', keys: 'M', run: () => setIsOpen('message') },
    ],
    [],
  );
  const phone = useMemo<OperatorAction>(
    () => ({ label: 'Open a phone', keys: 'P', run: () => openPhone(player, lang) }),
    [player, lang],
  );
  useActions(
    useMemo(
      () => [...actions, ...dialogs, phone].map((one) => offered(player, one)),
      [player, actions, dialogs, phone],
    ),
  );
  return (
    <aside className={joinClasses(card.card, styles.panel)} aria-label="What the operator can do">
      <Group title="Money" keys="B">
        <CreditForm player={player} />
      </Group>
      <Group title="Account">
        {actions.map((action) => (
          <ActionButton key={action.label} action={action} />
        ))}
      </Group>
      <Group title="Play and messages">
        {dialogs.map((action) => (
          <ActionButton key={action.label} action={action} />
        ))}
      </Group>
      <Group title="Phone of this player">
        <Choice
          label="Language of the phone"
          value={lang}
          choices={LANGUAGE_CODES.map((code) => ({ value: code, label: LANGUAGES[code].nativeName }))}
          onChoose={setLang}
        />
        <ActionButton action={phone} />
      </Group>
      {isOpen === 'limits' && <LimitsDialog player={player} onClose={() => setIsOpen(undefined)} />}
      {isOpen === 'message' && <MessageDialog player={player} onClose={() => setIsOpen(undefined)} />}
    </aside>
  );
}

type OperatorAction = {
  readonly label: string;
  readonly keys: string;
  readonly run: () => void;
  readonly isPossible?: boolean;
};

/** As the palette says it; what is not possible now is not offered. */
function offered(
  { userName }: PlayerRecord,
  { label, keys, run, isPossible = true }: OperatorAction,
): Action {
  return {
    id: `operator ${label}`,
    title: `${label.replace('…', '')}: ${userName}`,
    group: 'Players',
    keys,
    run: isPossible ? run : () => {},
  };
}

function accountActions(player: PlayerRecord): readonly OperatorAction[] {
  const { status, openSessions } = player;
  const isDeleted = status === PLAYER_STATUS.deleted;
  return [
    status === PLAYER_STATUS.tradingForbidden
      ? { label: 'Allow to trade', keys: 'Shift+T', run: () => void permit(player, { allow: true }) }
      : { label: 'Forbid to trade', keys: 'Shift+T', run: () => void permit(player, { forbid: 'trade' }) },
    status === PLAYER_STATUS.loginForbidden
      ? { label: 'Allow to log in', keys: 'Shift+F', run: () => void permit(player, { allow: true }) }
      : { label: 'Forbid to log in', keys: 'Shift+F', run: () => void permit(player, { forbid: 'login' }) },
    { label: 'Unlock the passwords', keys: 'Shift+U', run: () => void unlockPasswords(player) },
    {
      label: openSessions === 0 ? 'End sessions' : `End ${counted(openSessions, 'session')}`,
      keys: 'Shift+E',
      isPossible: openSessions > 0,
      run: () => void endSessions(player),
    },
  ].map((action) => ({ ...action, isPossible: !isDeleted && action.isPossible !== false }));
}

/** On a host of its own, so that two players can be logged in side by side. */
function openPhone({ id, userName }: PlayerRecord, lang: LanguageCode): void {
  window.open(phoneLink({ player: userName, lang, to: '/' }, `p${id}`), '_blank', 'noreferrer');
}

function ActionButton({
  action: { label, keys, run, isPossible = true },
}: {
  readonly action: OperatorAction;
}) {
  return (
    <Button keys={keys} disabled={!isPossible} onClick={run}>
      {label}
    </Button>
  );
}

type GroupProps = { readonly title: string; readonly keys?: string; readonly children: ReactNode };

function Group({ title, keys, children }: GroupProps) {
  return (
    <section className={styles.group} aria-label={title}>
      <h2 className={styles.title}>
        {title}
        {keys !== undefined && <Kbd keys={keys} />}
      </h2>
      {children}
    </section>
  );
}

import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import { PLAYER_STATUS } from '@canada28/shared/contract/profile.contract.ts';
import type { PlayerRecord } from '@canada28/shared/control/players.control.ts';
import card from '@canada28/ui/card.module.css';
import { joinClasses } from '@canada28/ui/join-classes.ts';
import { type ReactNode, useState } from 'react';
import { ACTIONS, type KeyedName, keyOf } from '../../page/action-list.ts';
import { type Action, act, useActions } from '../../page/actions.store.ts';
import { phoneLink } from '../../page/phone-link.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/field.tsx';
import { counted } from '../../ui/format.ts';
import { Kbd } from '../../ui/kbd.tsx';
import layout from '../../ui/layout.module.css';
import { LANGUAGE_CHOICES } from '../../ui/words.ts';
import { CreditForm } from './credit-form.tsx';
import { LimitsDialog } from './limits-dialog.tsx';
import { MessageDialog } from './message-dialog.tsx';
import styles from './operator-panel.module.css';
import { changePlayer } from './player-actions.ts';

type OfPlayer = { readonly player: PlayerRecord };

export function OperatorPanel({ player }: OfPlayer) {
  const [isOpen, setIsOpen] = useState<'limits' | 'message'>();
  const [lang, setLang] = useState<LanguageCode>('en');
  const actions = accountActions(player);
  const dialogs: readonly OperatorAction[] = [
    { name: 'limits of player', run: () => setIsOpen('limits') },
    { name: 'message to player', run: () => setIsOpen('message') },
  ];
  const phone: OperatorAction = { name: 'phone of player', run: () => openPhone(player, lang) };
  useActions([...actions, ...dialogs, phone].filter(isPossible).map((one) => offered(player, one)));
  return (
    <aside className={joinClasses(card.card, styles.panel)} aria-label="What the operator can do">
      <Group title="Money" keys={keyOf('book money')}>
        <CreditForm player={player} />
      </Group>
      <Group title="Account">
        {actions.map((action) => (
          <ActionButton key={action.name} action={action} />
        ))}
      </Group>
      <Group title="Play and messages">
        {dialogs.map((action) => (
          <ActionButton key={action.name} action={action} />
        ))}
      </Group>
      <Group title="Phone of this player">
        <Choice label="Language of the phone" value={lang} choices={LANGUAGE_CHOICES} onChoose={setLang} />
        <ActionButton action={phone} />
      </Group>
      {isOpen === 'limits' && <LimitsDialog player={player} onClose={() => setIsOpen(undefined)} />}
      {isOpen === 'message' && <MessageDialog player={player} onClose={() => setIsOpen(undefined)} />}
    </aside>
  );
}

type OperatorAction = {
  readonly name: KeyedName;
  /** In place of its title, where that says more. */
  readonly label?: string;
  readonly run: () => void;
  readonly isPossible?: boolean;
};

/** As the palette says it; what is not possible now is not offered. */
function offered(
  { userName }: PlayerRecord,
  { name, label = ACTIONS[name].title, run }: OperatorAction,
): Action {
  return act(name, run, { title: `${label.replace('…', '')}: ${userName}` });
}

const isPossible = (action: OperatorAction) => action.isPossible !== false;

function accountActions(player: PlayerRecord): readonly OperatorAction[] {
  const { status, openSessions, userName } = player;
  const isDeleted = status === PLAYER_STATUS.deleted;
  const allow = () => void changePlayer(player, { allow: true }, `${userName} may do everything.`);
  const forbid = (forbidden: 'trade' | 'login', said: string) => () =>
    void changePlayer(player, { forbid: forbidden }, `${userName} ${said}.`);
  const actions: readonly OperatorAction[] = [
    status === PLAYER_STATUS.tradingForbidden
      ? { name: 'permit trade', label: 'Allow to trade', run: allow }
      : { name: 'permit trade', run: forbid('trade', 'may not trade') },
    status === PLAYER_STATUS.loginForbidden
      ? { name: 'permit login', label: 'Allow to log in', run: allow }
      : { name: 'permit login', run: forbid('login', 'may not log in') },
    {
      name: 'unlock passwords',
      run: () =>
        void changePlayer(
          player,
          { unlock: true },
          `Both passwords of ${userName} are open, and wrong ones forgotten.`,
        ),
    },
    {
      name: 'end sessions',
      ...(openSessions > 0 && { label: `End ${counted(openSessions, 'session')}` }),
      isPossible: openSessions > 0,
      run: () =>
        void changePlayer(
          player,
          { endSessions: true },
          `${counted(openSessions, 'session')} of ${userName} ended.`,
        ),
    },
  ];
  return actions.map((action) => ({ ...action, isPossible: !isDeleted && isPossible(action) }));
}

/** On a host of its own, so that two players can be logged in side by side. */
function openPhone({ id, userName }: PlayerRecord, lang: LanguageCode): void {
  window.open(phoneLink({ player: userName, lang, to: '/' }, `p${id}`), '_blank', 'noreferrer');
}

function ActionButton({ action }: { readonly action: OperatorAction }) {
  const { name, label = ACTIONS[name].title, run, isPossible = true } = action;
  return (
    <Button keys={keyOf(name)} disabled={!isPossible} onClick={run}>
      {label}
    </Button>
  );
}

type GroupProps = { readonly title: string; readonly keys?: string; readonly children: ReactNode };

function Group({ title, keys, children }: GroupProps) {
  return (
    <section className={styles.group} aria-label={title}>
      <h2 className={joinClasses(layout.between, styles.groupTitle)}>
        {title}
        {keys !== undefined && <Kbd keys={keys} />}
      </h2>
      {children}
    </section>
  );
}

import { fillIn } from '@canada28/shared/contract/fill-in.ts';
import type { ControlOutputOf } from '@canada28/shared/control/control-call.ts';
import { listJoinedControl } from '@canada28/shared/control/invitations.control.ts';
import { playWords } from '@canada28/shared/control/play-words.ts';
import card from '@canada28/ui/card.module.css';
import { joinClasses } from '@canada28/ui/join-classes.ts';
import { Pill } from '@canada28/ui/tag.tsx';
import { place } from '../control/place.ts';
import { useControl } from '../control/use-control.ts';
import { count, usdt } from '../ui/format.ts';
import { useStageLanguage, useTexts } from './texts/use-texts.ts';
import { useStageInvitation } from './use-stage-invitation.ts';
import styles from './visitors.module.css';

type Visitor = ControlOutputOf<typeof listJoinedControl>[number];

/** Wins come with the clock, which this page may have moved in another window: asked for so often (ms). */
const EVERY_MS = 2000;

/** Who is in the room, what they bet and won, and who won most. */
export function Visitors() {
  const t = useTexts();
  const { data: joined = [] } = useControl(
    listJoinedControl,
    { params: { name: place.world } },
    { everyMs: EVERY_MS },
  );
  const { data: invitation } = useStageInvitation();
  const winner = joined.find(({ isWinner }) => isWinner);
  return (
    <div className={joinClasses(card.card, styles.visitors)}>
      <h2>
        {t.room} <Pill tone={joined.length > 0 ? 'green' : 'neutral'}>{count(joined.length)}</Pill>
      </h2>
      {joined.length === 0 && invitation?.beyondThisMachine === true && (
        <p className={styles.empty}>{t.roomEmpty}</p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls and holds nothing to focus has to take the keys itself. */}
      <ul tabIndex={0} aria-label={t.room}>
        {joined.map((visitor) => (
          <Row key={visitor.userName} visitor={visitor} />
        ))}
      </ul>
      {winner !== undefined && (
        <p className={styles.winner}>
          {t.winner} <b>{winner.nickName}</b> <span>+{usdt(winner.won)}</span>
        </p>
      )}
    </div>
  );
}

function Row({ visitor }: { readonly visitor: Visitor }) {
  const { nickName, isHere, won } = visitor;
  return (
    <li className={joinClasses(styles.visitor, !isHere && styles.away)}>
      <span className={styles.avatar} aria-hidden="true">
        {[...nickName][0]?.toUpperCase()}
      </span>
      <span className={styles.who}>
        <b>{nickName}</b> <span>{useBetWords(visitor)}</span>
      </span>
      {won > 0 && <span className={styles.won}>+{usdt(won)}</span>}
    </li>
  );
}

function useBetWords({ lastBet }: Visitor): string {
  const t = useTexts();
  const language = useStageLanguage();
  if (lastBet === undefined) return t.hasJoined;
  const amount = usdt(lastBet.amount).replace(/\.00$/, '');
  return fillIn(t.betOn, { amount, choice: playWords(lastBet.playCode, language) });
}

import { DEFAULT_WORLD_NAME } from '@canada28/shared/control/control-call.ts';
import { MOST_KNOWN_PLAYERS, type WorldWire } from '@canada28/shared/control/worlds.control.ts';
import { joinClasses } from '@canada28/ui/join-classes.ts';
import { Tag } from '@canada28/ui/tag.tsx';
import { memo } from 'react';
import { place } from '../../control/place.ts';
import { takeName } from '../../control/tester.store.ts';
import { pageOf } from '../../control/world-address.ts';
import { ownPhoneLink } from '../../page/phone-link.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { clockOf } from '../../ui/clock.ts';
import { count, counted } from '../../ui/format.ts';
import layout from '../../ui/layout.module.css';
import table from '../../ui/table.module.css';
import { originOf } from './find-worlds.ts';
import { keepWorld, openBeside } from './world-actions.ts';
import styles from './worlds.module.css';

export type Asked = { readonly what: 'reset' | 'delete'; readonly world: WorldWire };

type WorldRowProps = {
  readonly world: WorldWire;
  readonly timeZone: string | undefined;
  readonly used: string;
  readonly onAsk: (asked: Asked) => void;
};

/** One world: what it is, how it stands, and what can be done with it; one that cannot be entered can only be deleted. */
export const WorldRow = memo(function WorldRow({ world, timeZone, used, onAsk }: WorldRowProps) {
  const { name, kind, seed, kept, nowMs, rate, players, trouble } = world;
  // A world tells of no more.
  const isMore = players.length === MOST_KNOWN_PLAYERS;
  const most = `${count(MOST_KNOWN_PLAYERS)}+`;
  const clock = clockOf(timeZone);
  const pace = rate === 0 ? 'frozen' : `×${rate}`;
  const remove = (
    <Button
      size="small"
      kind="danger"
      disabled={name === DEFAULT_WORLD_NAME}
      title={name === DEFAULT_WORLD_NAME ? 'It is always there: reset it instead.' : undefined}
      aria-label={`Delete ${name}…`}
      onClick={() => onAsk({ what: 'delete', world })}
    >
      Delete…
    </Button>
  );
  if (trouble !== undefined)
    return (
      <div className={styles.damaged}>
        <div className={styles.world}>
          <b>{name}</b>
          <span className={styles.trouble} title={trouble}>
            {trouble}
          </span>
        </div>
        {remove}
      </div>
    );
  return (
    <div className={styles.row}>
      <div className={styles.world}>
        <span className={styles.name}>
          <a
            className={layout.cut}
            href={pageOf(name)}
            title={`Open the console of ${name}`}
            onClick={takeName}
          >
            {name}
          </a>
          {name === place.world && (
            <Tag isCut tone="green">
              this world
            </Tag>
          )}
          {kept && <Tag isCut>in a file</Tag>}
          {!kept && kind === 'ordinary' && name !== DEFAULT_WORLD_NAME && (
            <Button
              size="small"
              title="It is in memory: gone at a restart, or an hour after its last use. Kept, it is in a file."
              aria-label={`Keep ${name}`}
              onClick={() => void keepWorld(name)}
            >
              Keep
            </Button>
          )}
        </span>
        <span className={joinClasses(layout.cut, styles.facts)}>
          <span className={styles.timeInFacts}>
            {clock.date(nowMs)} {clock.time(nowMs)} {pace} ·{' '}
          </span>
          <span className={styles.useInFacts}>
            {isMore ? `${most} players` : counted(players.length, 'player')} · {used} ·{' '}
          </span>
          {originOf(world)}
          {seed !== undefined && ` · seed ${seed}`}
        </span>
      </div>
      <div className={styles.world}>
        <span>
          {clock.day(nowMs)} {clock.time(nowMs)}
        </span>
        <span className={joinClasses(layout.cut, styles.facts)}>{pace}</span>
      </div>
      <span>{isMore ? most : count(players.length)}</span>
      <span className={table.muted}>{used}</span>
      <span className={layout.end}>
        <Button size="small" aria-label={`Open ${name} in a new window`} onClick={() => openBeside(name)}>
          New window
        </Button>
        <ButtonLink
          size="small"
          href={ownPhoneLink(world.urls.link, name)}
          target="_blank"
          rel="noreferrer"
          aria-label={`Phone of ${name}`}
        >
          Phone
        </ButtonLink>
        <Button size="small" aria-label={`Reset ${name}…`} onClick={() => onAsk({ what: 'reset', world })}>
          Reset…
        </Button>
        {remove}
      </span>
    </div>
  );
});

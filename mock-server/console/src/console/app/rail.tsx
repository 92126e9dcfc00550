import { CONTROL_BASE } from '@canada28/shared/control/control-call.ts';
import { listFaultsControl } from '@canada28/shared/control/faults.control.ts';
import { listPlayersControl } from '@canada28/shared/control/players.control.ts';
import { listScenariosControl } from '@canada28/shared/control/scenarios.control.ts';
import { listSnapshotsControl } from '@canada28/shared/control/snapshots.control.ts';
import card from '@canada28/ui/card.module.css';
import { joinClasses } from '@canada28/ui/join-classes.ts';
import { NavLink } from 'react-router-dom';
import { useLiveJournal } from '../../control/live-journal.ts';
import { hasDatabase, place } from '../../control/place.ts';
import { STAGE_SCENARIO, STAGE_WORLD } from '../../control/stage-base.ts';
import { useControl } from '../../control/use-control.ts';
import { useDrift } from '../../control/use-drift.ts';
import { pageOf } from '../../control/world-address.ts';
import { useWorld } from '../../control/world-clock.ts';
import { keyOf } from '../../page/action-list.ts';
import { useActions } from '../../page/actions.store.ts';
import { doAction } from '../../page/offered-actions.ts';
import { Button } from '../../ui/button.tsx';
import { count } from '../../ui/format.ts';
import { Kbd } from '../../ui/kbd.tsx';
import layout from '../../ui/layout.module.css';
import { useWaitingOrders } from '../reviews/use-waiting-orders.ts';
import { AuditCard } from './audit-card.tsx';
import { PAGES } from './pages.ts';
import { Presence } from './presence.tsx';
import styles from './rail.module.css';

/** What the rail says of a page at its right, by the title of the page. */
function useBadges(): Readonly<Record<string, string | undefined>> {
  const scenarios = useControl(listScenariosControl, {}, { isFixed: true }).data?.length;
  const players = useControl(listPlayersControl, { query: { pageSize: 1 } }, { enabled: hasDatabase }).data
    ?.total;
  const waiting = useWaitingOrders().waiting?.length;
  const faults = useControl(listFaultsControl).data?.filter((fault) => !fault.isOver).length;
  const snapshots = useControl(listSnapshotsControl, {}, { enabled: hasDatabase }).data?.length;
  const differences = useDrift(!hasDatabase).data?.findings.filter(({ accepted }) => !accepted).length;
  const journal = useLiveJournal((state) => state.state);
  const some = (value: number | undefined, word = '') =>
    value === undefined || value === 0 ? undefined : `${count(value)}${word}`;
  return {
    Scenarios: some(scenarios),
    Players: some(players),
    Reviews: some(waiting, ' waiting'),
    Faults: some(faults, ' on'),
    Journal: JOURNAL_WORDS[journal],
    Drift: some(differences, ' new'),
    Snapshots: some(snapshots),
  };
}

const JOURNAL_WORDS = {
  connecting: '…',
  live: 'live',
  polled: 'every 1 s',
  none: 'off',
  gone: 'gone',
  closed: 'closed',
} as const;

const FOOT = [
  { name: 'settings of world', words: 'settings of this world' },
  { name: 'keys', words: 'all keys' },
] as const;

const DOCS_URL = `${CONTROL_BASE}/docs`;

/** Where one can go, which world this is, and whether its books are right. */
export function Rail({ onFind }: { readonly onFind: () => void }) {
  const badges = useBadges();
  const { data: world } = useWorld();
  const from = world?.scenario?.replaceAll('-', ' ') ?? (world?.snapshot && `snapshot ${world.snapshot}`);
  // Its stories are told in an evening of their own: a world that is something else would not stay what it is.
  const stage = world?.scenario === STAGE_SCENARIO ? place.world : STAGE_WORLD;
  const stageUrl = pageOf(stage, { pathname: `${CONTROL_BASE}/stage` });
  useActions([
    { group: 'Pages', id: 'api', title: 'Go to API', hint: 'docs, OpenAPI', run: () => void open(DOCS_URL) },
    ...(place.isShared
      ? []
      : [{ group: 'Pages', id: 'stage', title: 'Go to Stage', run: () => location.assign(stageUrl) }]),
  ]);
  const facts = [from, world?.seed && `seed ${world.seed}`].filter(Boolean).join(' · ');
  return (
    <aside className={styles.rail} aria-label="This mock">
      <div className={styles.brand}>
        <span className={styles.diamond} aria-hidden="true" />
        <span className={styles.name}>Canada 28</span> <span className={styles.mock}>mock</span>
      </div>
      <div className={joinClasses(card.card, styles.world)}>
        {place.isShared ? (
          <p className={styles.change}>
            <b className={styles.worldName}>{place.world}</b>
            <span className={styles.facts}>{facts}</span>
            <span className={styles.facts}>Shared with you: this world alone. Others are closed here.</span>
          </p>
        ) : (
          <button
            type="button"
            className={styles.change}
            onClick={() => doAction('change world')}
            aria-keyshortcuts={keyOf('change world')}
          >
            <span className={joinClasses(layout.between, styles.worldName)}>
              <b>{place.world}</b>
              <Kbd keys={keyOf('change world')} />
            </span>
            <span className={styles.facts}>{facts || 'Change the world'}</span>
          </button>
        )}
        <div className={styles.here}>
          <Presence />
          {!place.isShared && (
            <Button size="small" kind="quiet" onClick={() => doAction('share')}>
              Share
            </Button>
          )}
        </div>
      </div>
      <nav className={styles.nav} aria-label="Pages">
        {PAGES.map(({ path, title, keys }) => (
          <NavLink
            key={path}
            to={path}
            end={path === '/'}
            className={styles.link ?? ''}
            title={`${title} (${keys})`}
          >
            <span className={styles.dot} aria-hidden="true" />
            <span>{title}</span>
            <span className={styles.badge}>{badges[title]}</span>
          </NavLink>
        ))}
        <a className={styles.link} href={DOCS_URL} target="_blank" rel="noreferrer">
          <span className={styles.dot} aria-hidden="true" />
          <span>API</span>
        </a>
        {!place.isShared && (
          <a className={styles.link} href={stageUrl}>
            <span className={styles.dot} aria-hidden="true" />
            <span>Stage</span>{' '}
            <span className={styles.badge}>{stage === place.world ? 'this world' : `world ${stage}`}</span>
          </a>
        )}
      </nav>
      <div className={styles.foot}>
        {hasDatabase && <AuditCard />}
        {FOOT.filter(({ name }) => hasDatabase || name === 'keys').map(({ name, words }) => (
          <button
            key={name}
            type="button"
            className={styles.find}
            title={words}
            onClick={() => doAction(name)}
            aria-keyshortcuts={keyOf(name)}
          >
            <Kbd keys={keyOf(name)} /> <span>{words}</span>
          </button>
        ))}
        <button type="button" className={styles.find} title="do anything" onClick={onFind}>
          <Kbd keys={/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'} />{' '}
          <span>do anything</span>
        </button>
      </div>
    </aside>
  );
}

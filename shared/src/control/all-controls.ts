import * as access from './access.control.ts';
import * as brand from './brand.control.ts';
import * as bug from './bug.control.ts';
import type { ControlCall } from './control-call.ts';
import * as draws from './draws.control.ts';
import * as drift from './drift.control.ts';
import * as faults from './faults.control.ts';
import * as history from './history.control.ts';
import * as invitations from './invitations.control.ts';
import * as journal from './journal.control.ts';
import * as journalEntries from './journal-entries.control.ts';
import * as open from './open.control.ts';
import * as operator from './operator.control.ts';
import * as players from './players.control.ts';
import * as records from './records.control.ts';
import * as scenarios from './scenarios.control.ts';
import * as share from './share.control.ts';
import * as snapshots from './snapshots.control.ts';
import * as time from './time.control.ts';
import * as worlds from './worlds.control.ts';

/**
 * Every control call by its feature, written out (control §0); a test holds the server to this list. What each feature
 * is for: access (control §9), worlds, open and invitations (control §1), time (control §2), draws (control §3),
 * scenarios (control §4), faults (control §5), operator, players and records (control §6), journal (control §7),
 * drift (control §13), snapshots (control §8), history and share (control §14), brand (control §12), bug
 * (control §15).
 */
export const CONTROLS_BY_FEATURE = {
  access: [access.showTokenControl],
  worlds: [
    worlds.listWorldsControl,
    worlds.createWorldControl,
    worlds.createRecordingControl,
    worlds.getWorldControl,
    worlds.deleteWorldControl,
    worlds.resetWorldControl,
    worlds.keepWorldControl,
  ],
  open: [open.openLinkControl, open.enterSituationControl],
  invitations: [
    invitations.inviteControl,
    invitations.listJoinedControl,
    invitations.endInvitationControl,
    invitations.openInvitationControl,
    invitations.joinWorldControl,
  ],
  share: [
    share.shareWorldControl,
    share.listSharesControl,
    share.endShareControl,
    share.openShareControl,
    share.enterShareControl,
  ],
  time: [time.moveClockControl],
  history: [history.listHistoryControl, history.goBackControl, history.goForwardControl],
  draws: [
    draws.listIssuesControl,
    draws.scriptDrawsControl,
    draws.listDrawScriptsControl,
    draws.clearDrawScriptsControl,
    draws.dropDrawScriptControl,
  ],
  scenarios: [scenarios.listScenariosControl, scenarios.applyScenarioControl],
  faults: [
    faults.listFaultsControl,
    faults.addFaultControl,
    faults.clearFaultsControl,
    faults.removeFaultControl,
    faults.listReplyFieldsControl,
  ],
  operator: [
    operator.reviewOrderControl,
    operator.readMaintenanceControl,
    operator.switchMaintenanceControl,
    operator.sendMessageControl,
    operator.publishNoticeControl,
    operator.readConfigControl,
    operator.changeConfigControl,
  ],
  players: [
    players.listPlayersControl,
    players.createPlayerControl,
    players.getPlayerControl,
    players.changePlayerControl,
    players.creditPlayerControl,
  ],
  records: [
    records.listAllBetsControl,
    records.listAllChasesControl,
    records.listAllOrdersControl,
    records.listPostingsControl,
    records.auditControl,
  ],
  journal: [
    journal.listJournalControl,
    journal.streamJournalControl,
    journal.takeHarControl,
    journal.takeTestControl,
    journalEntries.getJournalEntryControl,
    journalEntries.markEntryControl,
    journalEntries.unmarkEntryControl,
  ],
  drift: [drift.getDriftControl, drift.takeDriftFileControl, drift.acceptDriftControl],
  snapshots: [
    snapshots.listSnapshotsControl,
    snapshots.saveSnapshotControl,
    snapshots.loadSnapshotControl,
    snapshots.restoreSnapshotControl,
    snapshots.compareSnapshotControl,
    snapshots.deleteSnapshotControl,
    snapshots.downloadSnapshotControl,
  ],
  brand: [brand.readBrandControl, brand.changeBrandControl, brand.dropBrandControl],
  bug: [bug.saveBugControl, bug.openBugControl],
} as const satisfies Record<string, readonly ControlCall[]>;

/** Every control call, in the order of the features. */
export const ALL_CONTROLS: readonly ControlCall[] = Object.values(CONTROLS_BY_FEATURE).flat();

/** The same by the names of their definitions, for other projects (control §10). */
export const CONTROL_DEFINITIONS = {
  access,
  brand,
  bug,
  draws,
  drift,
  faults,
  history,
  invitations,
  journal,
  journalEntries,
  open,
  operator,
  players,
  records,
  scenarios,
  share,
  snapshots,
  time,
  worlds,
};

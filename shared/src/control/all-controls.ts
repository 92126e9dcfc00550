import { showTokenControl } from './access.control.ts';
import type { ControlCall } from './control-call.ts';
import {
  clearDrawScriptsControl,
  dropDrawScriptControl,
  listDrawScriptsControl,
  listIssuesControl,
  scriptDrawsControl,
} from './draws.control.ts';
import {
  addFaultControl,
  clearFaultsControl,
  listFaultsControl,
  removeFaultControl,
} from './faults.control.ts';
import {
  endInvitationControl,
  inviteControl,
  joinWorldControl,
  listJoinedControl,
  openInvitationControl,
} from './invitations.control.ts';
import {
  listJournalControl,
  streamJournalControl,
  takeHarControl,
  takeTestControl,
} from './journal.control.ts';
import { enterSituationControl, openLinkControl } from './open.control.ts';
import {
  changeConfigControl,
  publishNoticeControl,
  readConfigControl,
  readMaintenanceControl,
  reviewOrderControl,
  sendMessageControl,
  switchMaintenanceControl,
} from './operator.control.ts';
import {
  changePlayerControl,
  createPlayerControl,
  creditPlayerControl,
  getPlayerControl,
  listPlayersControl,
} from './players.control.ts';
import {
  auditControl,
  listAllBetsControl,
  listAllChasesControl,
  listAllOrdersControl,
  listPostingsControl,
} from './records.control.ts';
import { applyScenarioControl, listScenariosControl } from './scenarios.control.ts';
import {
  deleteSnapshotControl,
  downloadSnapshotControl,
  listSnapshotsControl,
  loadSnapshotControl,
  restoreSnapshotControl,
  saveSnapshotControl,
} from './snapshots.control.ts';
import { moveClockControl } from './time.control.ts';
import {
  createWorldControl,
  deleteWorldControl,
  getWorldControl,
  listWorldsControl,
  resetWorldControl,
} from './worlds.control.ts';

/** Every control call by its room, written out (control §0); a test holds the server to this list. */
export const CONTROLS_BY_ROOM = {
  access: [showTokenControl],
  worlds: [listWorldsControl, createWorldControl, getWorldControl, deleteWorldControl, resetWorldControl],
  open: [openLinkControl, enterSituationControl],
  invitations: [
    inviteControl,
    listJoinedControl,
    endInvitationControl,
    openInvitationControl,
    joinWorldControl,
  ],
  time: [moveClockControl],
  draws: [
    listIssuesControl,
    scriptDrawsControl,
    listDrawScriptsControl,
    clearDrawScriptsControl,
    dropDrawScriptControl,
  ],
  scenarios: [listScenariosControl, applyScenarioControl],
  faults: [listFaultsControl, addFaultControl, clearFaultsControl, removeFaultControl],
  operator: [
    reviewOrderControl,
    readMaintenanceControl,
    switchMaintenanceControl,
    sendMessageControl,
    publishNoticeControl,
    readConfigControl,
    changeConfigControl,
  ],
  players: [
    listPlayersControl,
    createPlayerControl,
    getPlayerControl,
    changePlayerControl,
    creditPlayerControl,
  ],
  records: [
    listAllBetsControl,
    listAllChasesControl,
    listAllOrdersControl,
    listPostingsControl,
    auditControl,
  ],
  journal: [listJournalControl, streamJournalControl, takeHarControl, takeTestControl],
  snapshots: [
    listSnapshotsControl,
    saveSnapshotControl,
    loadSnapshotControl,
    restoreSnapshotControl,
    deleteSnapshotControl,
    downloadSnapshotControl,
  ],
} as const satisfies Record<string, readonly ControlCall[]>;

/** Every control call, in the order of the rooms. */
export const ALL_CONTROLS: readonly ControlCall[] = Object.values(CONTROLS_BY_ROOM).flat();

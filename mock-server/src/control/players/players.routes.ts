import {
  changePlayerControl,
  createPlayerControl,
  creditPlayerControl,
  getPlayerControl,
  listPlayersControl,
} from '@canada28/shared/control/players.control.ts';
import type { FastifyInstance } from 'fastify';
import { pageOf, registerWorldControl } from '../register-control.ts';
import { changePlayer } from './change-player.ts';
import { makePlayer, prepareWish, type WishedHashes } from './create-player.ts';
import { creditPlayer } from './credit-player.ts';
import { playerDetail } from './player-detail.ts';
import { playerRecord } from './player-record.ts';
import { findPlayers } from './players.repository.ts';

export function registerPlayerControls(app: FastifyInstance): void {
  registerWorldControl(app, listPlayersControl, (context, { query }) =>
    pageOf(
      query,
      (...wanted) => findPlayers(context.db, ...wanted),
      (row) => playerRecord(context, row),
    ),
  );
  registerWorldControl(
    app,
    createPlayerControl,
    (context, { body }, hashes: WishedHashes) => makePlayer(context, body, hashes),
    (world, { body }) => prepareWish(world, body),
  );
  registerWorldControl(app, getPlayerControl, (context, { params }) =>
    playerDetail(context, Number(params.id)),
  );
  registerWorldControl(app, changePlayerControl, (context, { params, body }) =>
    changePlayer(context, Number(params.id), body),
  );
  registerWorldControl(app, creditPlayerControl, (context, { params, body }) =>
    creditPlayer(context, Number(params.id), body.amount),
  );
}

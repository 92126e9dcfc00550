import {
  changePlayerControl,
  createPlayerControl,
  creditPlayerControl,
  getPlayerControl,
  listPlayersControl,
} from '@canada28/shared/control/players.control.ts';
import { DEFAULT_RECORDS } from '@canada28/shared/control/records.control.ts';
import type { FastifyInstance } from 'fastify';
import { pageRange } from '../../http/page-range.ts';
import { contextAt } from '../../world/context.ts';
import { registerControl } from '../register-control.ts';
import { changePlayer } from './change-player.ts';
import { makePlayer, prepareWish } from './create-player.ts';
import { creditPlayer } from './credit-player.ts';
import { playerDetail } from './player-detail.ts';
import { playerRecord } from './player-record.ts';
import { findPlayers } from './players.repository.ts';

/** What the operator does with accounts, and reads of them. */
export function registerPlayerControls(app: FastifyInstance): void {
  registerControl(app, listPlayersControl, {
    verb: (context, { query: { pageNo, pageSize = DEFAULT_RECORDS, ...filter } }) => {
      const page = { ...pageRange({ pageNo, pageSize }), nowMs: context.clock.nowMs() };
      const { rows, total } = findPlayers(context.db, filter, page);
      return { list: rows.map((row) => playerRecord(context, row)), total };
    },
  });
  registerControl(app, createPlayerControl, {
    prepared: async (world, { body }) => {
      const hashes = await prepareWish(world, body);
      return (context) => makePlayer(context, body, hashes);
    },
  });
  registerControl(app, getPlayerControl, {
    verb: (context, { params }) => playerDetail(context, Number(params.id)),
  });
  registerControl(app, changePlayerControl, {
    anyTime: (world, { params, body }) =>
      changePlayer(contextAt(world, world.clock.nowMs()), Number(params.id), body),
  });
  registerControl(app, creditPlayerControl, {
    verb: (context, { params, body }) => creditPlayer(context, Number(params.id), body.amount),
  });
}

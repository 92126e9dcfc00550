import type { Database } from '@canada28/db/open-database.ts';
import type { Model } from './model/model.ts';
import { seeBets, seeChases, seeHouse, seeItems, seeOrders, seePlayers } from './observe.ts';

/** The places of the first bet and the first chase that are looked at: those before were over when they were looked at last. */
export type ComparedFrom = { readonly bets: number; readonly chases: number };

/** Where a world differs from the model. */
export function compare(model: Model, db: Database, from: ComparedFrom): readonly string[] {
  return [
    ...comparePlayers(model, db),
    ...compareHouse(model, db),
    ...compareBets(model, db, from.bets),
    ...compareChases(model, db, from.chases),
    ...compareOrders(model, db),
  ];
}

/** The fields that differ, in words. */
function differing(what: string, seen: object, expected: object): readonly string[] {
  const [one, other] = [new Map(Object.entries(seen)), Object.entries(expected)];
  return other
    .filter(([name, value]) => one.get(name) !== value)
    .map(([name, value]) => `${what}: ${name} is ${one.get(name)}, and by the rules ${value}`);
}

function comparePlayers(model: Model, db: Database): readonly string[] {
  const seen = seePlayers(db);
  if (seen.length !== model.players.length)
    return [`there are ${seen.length} players, and by the rules ${model.players.length}`];
  return model.players.flatMap(({ id, status, available, frozen, isLocked }, index) =>
    differing(`player ${index}`, seen[index] ?? {}, {
      id,
      status,
      available,
      frozen,
      isLocked: Number(isLocked),
    }),
  );
}

function compareHouse(model: Model, db: Database): readonly string[] {
  return differing('the house', Object.fromEntries(seeHouse(db)), model.house);
}

function compareBets(model: Model, db: Database, from: number): readonly string[] {
  const seen = seeBets(db, from);
  const expected = model.bets.slice(from);
  if (seen.length !== expected.length)
    return [`there are ${from + seen.length} bets, and by the rules ${model.bets.length}`];
  return expected.flatMap(({ player, chase, ...bet }, index) =>
    differing(`bet ${from + index}`, seen[index] ?? {}, {
      ...bet,
      playerId: model.player(player).id,
      chase: chase === undefined ? null : chase + 1,
    }),
  );
}

function compareChases(model: Model, db: Database, from: number): readonly string[] {
  const seen = seeChases(db, from);
  const expected = model.chases.slice(from);
  if (seen.length !== expected.length)
    return [`there are ${from + seen.length} chases, and by the rules ${model.chases.length}`];
  const items = seeItems(db, from);
  const wanted = expected.flatMap(({ items: own }, index) =>
    own.map(({ issue, amount, multiple, status, loss }) => ({
      chase: from + index + 1,
      issue,
      amount,
      multiple,
      status,
      loss: loss ?? null,
    })),
  );
  return [
    ...expected.flatMap(({ player, status }, index) =>
      differing(`chase ${from + index}`, seen[index] ?? {}, { playerId: model.player(player).id, status }),
    ),
    ...wanted.flatMap((item, index) =>
      differing(`item ${item.issue} of chase ${item.chase - 1}`, items[index] ?? {}, item),
    ),
  ];
}

function compareOrders(model: Model, db: Database): readonly string[] {
  const seen = seeOrders(db);
  if (seen.length !== model.orders.length)
    return [`there are ${seen.length} orders, and by the rules ${model.orders.length}`];
  return model.orders.flatMap(({ player, type, amount, fee, status, next }, index) =>
    differing(`order ${index}`, seen[index] ?? {}, {
      playerId: model.player(player).id,
      type,
      amount,
      fee,
      status,
      nextStatus: next?.status ?? null,
      nextAt: next?.at ?? null,
    }),
  );
}

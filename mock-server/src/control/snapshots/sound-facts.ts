import { DatabaseFileError } from '@canada28/db/database-file-error.ts';
import type { Database } from '@canada28/db/open-database.ts';
import { parsedJson } from '@canada28/shared/contract/json-text.ts';
import { addFaultControl } from '@canada28/shared/control/faults.control.ts';
import { firstNotice } from '@canada28/shared/control/operator.control.ts';
import { worldSettings } from '@canada28/shared/control/setting-schemas.ts';
import { EARLIEST_WORLD_MS, LATEST_WORLD_MS } from '@canada28/shared/limits.ts';
import { type TSchema, Type } from 'typebox';
import { Check } from 'typebox/value';
import { configWith, worldConfig } from '../../world/world-config.ts';
import { listWorldFacts, type WorldFact } from '../../world/world-facts.ts';
import { listStoredFaults } from '../faults/faults.repository.ts';

const whole = (minimum = 0, maximum = Number.MAX_SAFE_INTEGER) => Type.Integer({ minimum, maximum });
const text = Type.String({ maxLength: 200 });
const hex = Type.String({ pattern: '^([0-9a-f]{2})+$' });
const rate = Type.Number({ minimum: 0, maximum: 100_000 });
const sumLimits = Type.Object({ minMicros: whole(), maxMicros: whole() });

/** What is kept as it is. */
const TEXTS: Partial<Record<WorldFact, TSchema>> = {
  secret: hex,
  seed: text,
  'random-position': Type.String({ pattern: '^\\d{1,15}$' }),
  'replay-position': Type.String({ pattern: '^\\d{1,15}$' }),
  'first-notices': Type.Literal('replaced'),
};

/** What is kept as JSON; a fact of an older program may have less, or other fields besides. */
const OBJECTS: Partial<Record<WorldFact, TSchema>> = {
  clock: Type.Object({ worldMs: whole(EARLIEST_WORLD_MS, LATEST_WORLD_MS), rate, wallMs: whole() }),
  origin: Type.Partial(
    Type.Object({
      scenario: text,
      snapshot: text,
      ofWorld: text,
      seed: text,
      atMs: whole(EARLIEST_WORLD_MS, LATEST_WORLD_MS),
      rate,
      config: worldSettings,
      notices: Type.Array(firstNotice),
    }),
  ),
  settings: worldSettings,
  switches: Type.Partial(Type.Object({ isUnderMaintenance: Type.Boolean() })),
  downtimes: Type.Array(Type.Object({ fromMs: whole(), untilMs: whole() })),
  'former-secrets': Type.Array(hex),
  config: Type.Partial(
    Type.Object({
      schedule: Type.Object({}),
      isDrawDelayTold: Type.Boolean(),
      recordedDraws: Type.Array(Type.Array(whole(1, 80))),
      demoCreditMicros: whole(),
      oddsThousandths: worldSettings.properties.oddsThousandths,
      chaseProfitRule: worldSettings.properties.chaseProfitRule,
      chaseDoubleRule: worldSettings.properties.chaseDoubleRule,
      maxChaseIssues: worldSettings.properties.maxChaseIssues,
      reviewPolicy: worldSettings.properties.reviewPolicy,
      reviewSeconds: worldSettings.properties.reviewSeconds,
      isDepositPasswordRequired: Type.Boolean(),
      depositLimits: sumLimits,
      withdrawalLimits: sumLimits,
      depositBonus: Type.Object({ percent: whole(0, 100), mostMicros: whole() }),
      tokenRotationMs: whole(1),
      homeOrderCount: whole(),
      pastDraws: whole(),
      firstIssueCode: Type.String({ pattern: '^\\d{1,12}$' }),
    }),
  ),
};

const FAULT = Type.Object(addFaultControl.body.properties);

/** Refuses, in a sentence, facts and faults that no program of ours wrote: a world with them would not open, or stand still for ever. */
export function refuseUnsoundFacts(db: Database): void {
  const facts = new Map(listWorldFacts(db).map(({ name, value }) => [name, readFact(name, value)]));
  const unsound = listStoredFaults(db).find((fault): boolean => !Check(FAULT, fault));
  if (unsound !== undefined)
    throw new DatabaseFileError(`its fault ${unsound.id} cannot be read, or is beyond what a world may have`);
  // What these make together is held to the bounds of a schedule and of limits as well.
  configWith(worldConfig(facts.get('config') ?? {}), facts.get('settings') ?? {});
}

function readFact(name: WorldFact, value: string): object | undefined {
  const schema = OBJECTS[name];
  const fact = schema === undefined ? value : parsedJson(value);
  const wanted = schema ?? TEXTS[name];
  if (wanted !== undefined && !Check(wanted, fact))
    throw new DatabaseFileError(`its fact "${name}" cannot be read, or is beyond what a world may have`);
  return typeof fact === 'object' && fact !== null ? fact : undefined;
}

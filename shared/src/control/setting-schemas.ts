import { type TSchema, type TUnsafe, Type } from 'typebox';
import { oneOf } from '../contract/schemas.ts';
import { type Setting, type ValueOf, WORLD_SETTINGS } from '../world-settings.ts';
import { anyOf } from './control-call.ts';

type Settings = typeof WORLD_SETTINGS;
type Schemas = { readonly [Name in keyof Settings]: TUnsafe<ValueOf<Settings[Name]>> };

function schemaOf(setting: Setting): TSchema {
  const description = setting.sentence;
  if ('choices' in setting) return Type.With(oneOf(setting.choices), { description });
  if ('accepts' in setting) return Type.String({ minLength: 1, maxLength: 64, description });
  const { min: minimum, max: maximum, count } = setting;
  if (count === undefined) return Type.Integer({ minimum, maximum, description });
  return Type.Array(Type.Integer({ minimum, maximum }), { minItems: count, maxItems: count, description });
}

/** The settings of a world as a call takes them. */
export const worldSettings = anyOf(
  // `fromEntries` forgets which names it was given.
  Object.fromEntries(
    Object.entries(WORLD_SETTINGS).map(([name, setting]) => [name, schemaOf(setting)]),
  ) as unknown as Schemas,
);

const { pastDraws: _whenMadeOnly, ...whileRunning } = worldSettings.properties;

/** The same but for what a world only has when it is created: these may change while it runs (control §6). */
export const runningSettings = Type.With(anyOf(whileRunning), { title: 'RunningSettings' });

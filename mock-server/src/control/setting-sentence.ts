import type { ControlCall } from '@canada28/shared/control/control-call.ts';
import { runningSettings, worldSettings } from '@canada28/shared/control/world-settings.ts';
import type { FastifySchemaValidationError } from 'fastify/types/schema.js';
import type { TSchema } from 'typebox';
import { nearestTo } from './nearest.ts';

const SETTINGS: Readonly<Record<string, TSchema>> = worldSettings.properties;

/** Which setting of a body is wrong, and what it may be; undefined where it is not a setting that is wrong. */
export function settingSentence(
  { body }: ControlCall,
  [error]: readonly FastifySchemaValidationError[],
): string | undefined {
  const settings = body === runningSettings ? '' : '/config';
  if (error === undefined || !error.instancePath.startsWith(settings)) return undefined;
  const [, name = ''] = error.instancePath.slice(settings.length).split('/');
  const schema = SETTINGS[name];
  if (schema !== undefined) return allowed(name, schema);
  const unknown = name === '' ? error.params.additionalProperty : undefined;
  if (typeof unknown !== 'string') return undefined;
  const known = Object.keys(body === runningSettings ? runningSettings.properties : SETTINGS);
  return `There is no setting "${unknown}" here; near it: ${nearestTo(unknown, known).join(', ')}.`;
}

/** What the schemas of settings are made of, as far as they have it. */
type Rules = TSchema & {
  readonly type?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly items?: TSchema;
  readonly anyOf?: readonly { readonly const: unknown }[];
};

function allowed(name: string, schema: TSchema): string {
  const { type, anyOf, items, minItems } = schema as Rules;
  if (anyOf !== undefined) return `"${name}" must be one of: ${anyOf.map((one) => one.const).join(', ')}.`;
  if (items !== undefined) return `"${name}" must be ${minItems} whole numbers ${bounds(items)}.`;
  return `"${name}" must be a ${type === 'integer' ? `whole number ${bounds(schema)}` : 'text of 1 to 64 letters'}.`;
}

function bounds(schema: TSchema): string {
  const { minimum, maximum } = schema as Rules;
  return `from ${minimum} to ${maximum}`;
}

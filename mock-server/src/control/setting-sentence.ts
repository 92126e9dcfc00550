import type { ControlCall } from '@canada28/shared/control/control-call.ts';
import { runningSettings } from '@canada28/shared/control/setting-schemas.ts';
import { type Setting, WORLD_SETTINGS, whatIsAllowed } from '@canada28/shared/world-settings.ts';
import type { FastifySchemaValidationError } from 'fastify/types/schema.js';
import { nearestTo } from './nearest.ts';

/** Which setting of a body is wrong, and what it may be; undefined where it is not a setting that is wrong. */
export function settingSentence(
  { body }: ControlCall,
  [error]: readonly FastifySchemaValidationError[],
): string | undefined {
  const settings = body === runningSettings ? '' : '/config';
  if (error === undefined || !error.instancePath.startsWith(settings)) return undefined;
  const [, name = ''] = error.instancePath.slice(settings.length).split('/');
  const settingOf: Readonly<Record<string, Setting>> = WORLD_SETTINGS;
  const setting = settingOf[name];
  if (setting !== undefined) return `"${name}" must be ${whatIsAllowed(setting)}.`;
  const unknown = name === '' ? error.params.additionalProperty : undefined;
  if (typeof unknown !== 'string') return undefined;
  const known = Object.keys(body === runningSettings ? runningSettings.properties : WORLD_SETTINGS);
  return `There is no setting "${unknown}" here; near it: ${nearestTo(unknown, known).join(', ')}.`;
}

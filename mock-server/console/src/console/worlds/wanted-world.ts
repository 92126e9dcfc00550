import type { WantedWorld } from '@canada28/shared/control/worlds.control.ts';
import type { WorldSettings } from '@canada28/shared/world-settings.ts';
import { sourceOf, type WorldForm } from './world-form.ts';

/** The form as the call takes it: what was not chosen is left to the server; a snapshot has its own time and settings. */
export function wantedWorld(form: WorldForm, atMs: number | undefined): WantedWorld {
  const { name, source, seed, rate, isPersistent } = form;
  const isSnapshot = source.startsWith('snapshot:');
  const from = sourceOf(form);
  const config = settingsOf(form);
  return {
    ...(name !== '' && { name }),
    ...(isSnapshot ? { snapshot: from } : { scenario: from }),
    ...(seed !== '' && { seed }),
    ...(rate !== '' && { rate: Number(rate) }),
    ...(isPersistent && { keep: true }),
    ...(!isSnapshot && atMs !== undefined && { at: atMs }),
    ...(!isSnapshot && Object.keys(config).length > 0 && { config }),
  };
}

function settingsOf({ interval, reviewPolicy, maintenance, demoCredit }: WorldForm): WorldSettings {
  return {
    ...(interval !== '' && { drawIntervalSeconds: Number(interval) }),
    ...(reviewPolicy !== '' && { reviewPolicy }),
    ...(maintenance !== '' && { maintenance }),
    ...(demoCredit !== '' && { demoCredit: Number(demoCredit) }),
  };
}

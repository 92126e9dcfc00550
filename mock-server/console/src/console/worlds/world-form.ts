import type { WorldSettings } from '@canada28/shared/world-settings.ts';

/** What the form has; an empty text is a thing that was not chosen. */
export type WorldForm = {
  readonly name: string;
  /** `scenario:…` or `snapshot:…`. */
  readonly source: string;
  readonly seed: string;
  readonly rate: string;
  readonly isPersistent: boolean;
  readonly interval: string;
  readonly reviewPolicy: '' | 'auto' | 'manual';
  readonly maintenance: '' | NonNullable<WorldSettings['maintenance']>;
  readonly demoCredit: string;
};

export const EMPTY_FORM: WorldForm = {
  name: '',
  source: 'scenario:fresh-install',
  seed: '',
  rate: '',
  isPersistent: false,
  interval: '',
  reviewPolicy: '',
  maintenance: '',
  demoCredit: '',
};

export function sourceOf({ source }: Pick<WorldForm, 'source'>): string {
  return source.slice(source.indexOf(':') + 1);
}

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds, one line a place; `without` what this selector names. */
export async function axeFindings(
  page: Page,
  { without }: { readonly without?: string } = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(WCAG);
  if (without !== undefined) axe.exclude(without);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

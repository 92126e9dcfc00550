import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** By name, since axe looks at the size of targets (WCAG 2.2, 2.5.8) only where it is asked to. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds, one line a place. With frames it looks into them, too, and puts what it finds together in a page of
 * its own, which takes as long as the look itself.
 */
export async function axeFindings(page: Page, { hasFrames = false } = {}): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).setLegacyMode(!hasFrames).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

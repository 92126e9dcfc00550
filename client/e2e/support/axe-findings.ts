import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** By name, since axe looks at the size of targets (WCAG 2.2, 2.5.8) only where it is asked to. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Why axe may leave the contrast of a text open; what it leaves open for another reason is a finding. */
const OPEN_REASONS: readonly unknown[] = [
  // Gradients are those of the tokens, whose contrast a test of their own computes.
  'bgGradient',
  // A single digit or sign, set in the colours of its longer neighbours.
  'shortTextContent',
  // The sign of the currency, decorative: a word stands beside it for those who hear the page.
  'nonBmp',
  // Dots and lines of steps, and the larger area of a small target, drawn beside the text.
  'pseudoContent',
  // Scrolled halfway under a bar.
  'elmPartiallyObscured',
];

/** Figures of a table, over which the line of the trend is drawn; the tokens' test knows their colours. */
const OPEN_IN_TABLES: readonly unknown[] = ['bgOverlap', 'elmPartiallyObscuring'];

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

function isAllowed(reason: unknown, place: string): boolean {
  return OPEN_REASONS.includes(reason) || (OPEN_IN_TABLES.includes(reason) && /\btr\b/.test(place));
}

/** The texts whose contrast axe could not decide; one where it decided none has a layer over everything. */
function openContrasts({ passes, incomplete, violations }: Results): string[] {
  const nodesIn = (results: Results['passes']) =>
    results.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes);
  const open = nodesIn(incomplete).flatMap(({ target, any }) =>
    any
      .filter(({ data }) => !isAllowed(data?.messageKey, target.join(' ')))
      .map(({ message }) => `color-contrast left open: ${target.join(' ')}: ${message}`),
  );
  const decided = nodesIn(passes).length + nodesIn(violations).length;
  return decided > 0 ? open : ['color-contrast decided nothing', ...open];
}

/**
 * What axe finds, one line a place. With frames it looks into them, too, and puts what it finds together in a page of
 * its own, which takes as long as the look itself.
 */
export async function axeFindings(page: Page, { hasFrames = false } = {}): Promise<string[]> {
  const results = await new AxeBuilder({ page }).withTags(RULES).setLegacyMode(!hasFrames).analyze();
  const violations = results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
  return [...violations, ...openContrasts(results)];
}

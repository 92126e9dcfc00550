import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** By name, since axe looks at the size of targets (WCAG 2.2, 2.5.8) only where it is asked to. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A name holds the visible text in its order (WCAG 2.5.3): axe counts the rule among its experimental ones. */
const NAME_RULE = 'label-content-name-mismatch';

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

/** One thing over another: meant where a popup is open, and where the line of the trend runs over its figures. */
const COVERED: readonly unknown[] = ['bgOverlap', 'elmPartiallyObscuring'];

const POPUPS = '[role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"]';

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

function isAllowed(reason: unknown, place: string, hasPopup: boolean): boolean {
  return OPEN_REASONS.includes(reason) || (COVERED.includes(reason) && (hasPopup || /\btr\b/.test(place)));
}

/** The texts whose contrast axe could not decide; one where it decided none has a layer over everything. */
function openContrasts({ passes, incomplete, violations }: Results, hasPopup: boolean): string[] {
  const nodesIn = (results: Results['passes']) =>
    results.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes);
  const open = nodesIn(incomplete).flatMap(({ target, any }) =>
    any
      .filter(({ data }) => !isAllowed(data?.messageKey, target.join(' '), hasPopup))
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
  const results = await new AxeBuilder({ page })
    .options({ rules: { [NAME_RULE]: { enabled: true } }, resultTypes: ['violations', 'incomplete'] })
    .withTags(RULES)
    .setLegacyMode(!hasFrames)
    .analyze();
  const violations = results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
  const popups = page.locator(POPUPS).filter({ visible: true });
  return [...violations, ...openContrasts(results, (await popups.count()) > 0)];
}

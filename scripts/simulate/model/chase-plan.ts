import { MICROS, MOST_TOTAL, prizeOf } from './rules.ts';

/** A chase as it is asked for (game §5, player-api §3); amounts in micro-USDT, odds in thousandths. */
export type ChaseOrder = {
  readonly planType: number;
  readonly issues: number;
  readonly amount: number;
  readonly multiple: number;
  readonly gap: number;
  readonly rate: number;
  readonly stopMode: number;
  readonly code: number;
};

type ChaseRules = {
  readonly odds: number;
  readonly profitRule: 'grow' | 'stop';
  readonly doubleRule: 'spaced' | 'stepped';
  readonly mostIssues: number;
};

type PlannedItem = { readonly offset: number; readonly multiple: number; readonly amount: number };

/** The items of a chase and 200, or none and the code that it is refused with, in the order of player-api §3. */
type Plan = { readonly items: readonly PlannedItem[]; readonly refusal: number };

export function planOf(order: ChaseOrder, rules: ChaseRules): Plan {
  const refusal = refusalOf(order, rules);
  return refusal === undefined ? itemsOf(order, rules) : { items: [], refusal };
}

function refusalOf(order: ChaseOrder, { mostIssues, profitRule, odds }: ChaseRules): number | undefined {
  const { planType, issues, amount, multiple, gap, rate } = order;
  const isMultiplied = planType === 2 || planType === 3;
  const checks: readonly (readonly [isRefused: boolean, code: number])[] = [
    [!isWhole(amount / MICROS), 400],
    [!isWhole(issues) || issues > mostIssues, 400],
    [isMultiplied && !isWhole(multiple), 400],
    [planType === 3 && !(isWhole(gap) && gap <= 100), 400],
    [planType === 4 && !isWhole(rate), 400],
    [planType === 4 && profitRule === 'grow' && odds <= 1000 + 10 * rate, 600],
  ];
  return checks.find(([isRefused]) => isRefused)?.[1];
}

function itemsOf(order: ChaseOrder, rules: ChaseRules): Plan {
  const { planType, issues, amount, gap, rate } = order;
  const grows = planType === 4 && rules.profitRule === 'grow';
  const isSpaced = planType === 3 && rules.doubleRule === 'spaced';
  const items: PlannedItem[] = [];
  let staked = 0;
  for (let index = 0; index < issues; index += 1) {
    const multiple = multipleOf(order, rules, items);
    const next = amount * multiple;
    if (next > MOST_TOTAL) return { items: [], refusal: 320 };
    staked += next;
    const isShort = prizeOf(next, rules.odds) * 100 < staked * (100 + rate);
    if (grows && isShort) return { items: [], refusal: 600 };
    items.push({ offset: index * (isSpaced ? gap : 1), multiple, amount: next });
  }
  return { items, refusal: 200 };
}

function isWhole(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0;
}

function multipleOf(order: ChaseOrder, rules: ChaseRules, before: readonly PlannedItem[]): number {
  const { planType, multiple, gap, rate } = order;
  if (planType === 2) return multiple;
  if (planType === 3)
    return multiple * 2 ** (rules.doubleRule === 'spaced' ? before.length : Math.floor(before.length / gap));
  if (planType !== 4 || rules.profitRule === 'stop') return 1;
  // The smallest m ≥ the last one with odds·m − (M + m) ≥ rate·(M + m), in thousandths.
  const sum = before.reduce((total, item) => total + item.multiple, 0);
  let next = before.at(-1)?.multiple ?? 1;
  const isShort = () => rules.odds * next < (1000 + 10 * rate) * (sum + next);
  while (order.amount * next <= MOST_TOTAL && isShort()) next += 1;
  return next;
}

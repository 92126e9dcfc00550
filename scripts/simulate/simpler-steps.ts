import { MICROS } from './model/rules.ts';
import type { Step } from './steps.ts';

type StepOf<Do extends Step['do']> = Extract<Step, { readonly do: Do }>;

/** Steps that are the same but simpler, the simplest first. */
export function simpler(step: Step): readonly Step[] {
  switch (step.do) {
    case 'bet':
      return [...simplerBets(step), ...withoutSending(step)];
    case 'chase':
      return [...simplerChases(step), ...withoutSending(step)];
    case 'advance':
    case 'wait':
      return SPANS_MS.filter((ms) => ms < step.ms).map((ms) => ({ ...step, ms }));
    case 'restart':
      return [
        ...(step.isKilled ? [{ ...step, isKilled: false }] : []),
        ...(step.offMs > 0 ? [{ ...step, offMs: 0 }] : []),
      ];
    case 'deposit':
    case 'withdraw':
      return [...withoutSending(step), ...(step.amount === 10 ? [] : [{ ...step, amount: 10 }])];
    case 'next-sums':
      return step.sums.length > 1 ? step.sums.map((sum) => ({ ...step, sums: [sum] })) : [];
    default:
      return [];
  }
}

const SPANS_MS = [1, 60_000, 300_000, 3_600_000];

type Sent = Step & { readonly key?: string; readonly isLost?: true };

/** The same call without its key, and with a reply that is seen. */
function withoutSending({ key, isLost, ...rest }: Sent): readonly Step[] {
  return key === undefined && isLost === undefined ? [] : [rest];
}

function simplerBets(step: StepOf<'bet'>): readonly Step[] {
  const [first, ...others] = step.items;
  if (others.length > 0) return step.items.map((item) => ({ ...step, items: [item] }));
  return first !== undefined && first[1] > 1 ? [{ ...step, items: [[first[0], 1]] }] : [];
}

function simplerChases(step: StepOf<'chase'>): readonly Step[] {
  const { order } = step;
  const { issues, planType, stopMode, amount } = order;
  const orders = [
    ...(issues > 2 ? [1, 2].map((fewer) => ({ ...order, issues: fewer })) : []),
    ...(planType !== 1 ? [{ ...order, planType: 1, multiple: 1, gap: 1, rate: 5 }] : []),
    ...(stopMode !== 0 ? [{ ...order, stopMode: 0 }] : []),
    ...(amount > MICROS ? [{ ...order, amount: MICROS }] : []),
  ];
  return orders.map((simplerOrder) => ({ ...step, order: simplerOrder }));
}

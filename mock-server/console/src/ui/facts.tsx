import type { ReactNode } from 'react';
import layout from './layout.module.css';

type Fact = { readonly name: string; readonly value: ReactNode; readonly className?: string | undefined };
type FactsProps = { readonly facts: readonly Fact[]; readonly className: string | undefined };

/** A list of facts: what each is called, what it is, and how it looks. */
export function Facts({ facts, className }: FactsProps) {
  return (
    <dl className={className}>
      {facts.map(({ name, value, className: ofFact }) => (
        <div key={name} className={ofFact}>
          <dt className={layout.small}>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

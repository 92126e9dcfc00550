import type { ReactNode } from 'react';

/** A list of facts: what each is called, what it is, and how it looks. */
export function Facts({
  facts,
  className,
}: {
  readonly facts: readonly {
    readonly name: string;
    readonly value: ReactNode;
    readonly look?: string | undefined;
  }[];
  readonly className: string | undefined;
}) {
  return (
    <dl className={className}>
      {facts.map(({ name, value, look }) => (
        <div key={name} className={look}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What a call brings. */
export type Input = Readonly<Record<string, unknown>>;

/** A call that is answered with an error code. */
export class Refused extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** Refuses the call unless that is so. */
export function need(holds: boolean, code: number, message: string): void {
  if (!holds) throw new Refused(code, message);
}

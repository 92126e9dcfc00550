import type { ErrorName } from '@canada28/shared/contract/error-codes.ts';
import type { TextValues } from '@canada28/shared/contract/fill-in.ts';

/** A refusal: a name of the catalogue and the values its text needs. Thrown by handlers, made a reply in one place. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly errorName: ErrorName;
  readonly details: TextValues;
  /** What else decided it: told to testers, never to the player (control §15). No secret is among them. */
  readonly facts: TextValues;
  /** Whether the handler's writes stay although it refused: a counted wrong password must outlive its own refusal. */
  readonly keepsWrites: boolean;

  constructor(
    errorName: ErrorName,
    details: TextValues = {},
    { facts = {}, keepsWrites = false }: { readonly facts?: TextValues; readonly keepsWrites?: boolean } = {},
  ) {
    super(errorName);
    this.errorName = errorName;
    this.details = details;
    this.facts = facts;
    this.keepsWrites = keepsWrites;
  }
}

/** Refuses a field of a request: the player is told which one, testers what is wrong with it (player-api §4). */
export function badParameter(field: string, cause: string): AppError {
  return new AppError('badParameter', { field }, { facts: { cause } });
}

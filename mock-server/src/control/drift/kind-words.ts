import type { FindingKind } from '@canada28/shared/control/drift-report.ts';

/** What each kind of difference is, in a sentence. */
export const KIND_WORDS: Readonly<Record<FindingKind, string>> = {
  missing: 'A field that the contract has did not come.',
  extra: 'A field came that the contract does not have.',
  type: 'A value is of another type than the contract says.',
  spelling: 'A field is spelled otherwise than in the contract.',
  value: 'A value is outside of what the contract lists, limits or formats.',
  code: 'A code came that the call does not declare, or not the one that was due.',
  status: 'The HTTP status is not 200.',
  header: 'A header does not say what the contract lets it say.',
  envelope: 'The reply is no envelope, or its message or data contradict its code.',
  notOffered: 'The server does not offer a call of the contract.',
  unknownCall: 'The server answers a call that the contract does not have.',
};

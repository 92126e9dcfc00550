/** A control call that cannot be carried out; the sentence is for the tester who made it. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
}

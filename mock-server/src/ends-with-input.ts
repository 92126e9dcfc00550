/** The argument by which the server closes as soon as its standard input does: the process that holds it has ended. */
export const ENDS_WITH_INPUT = '--ends-with-input';

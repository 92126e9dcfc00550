import { withoutSecrets } from './mask-secrets.ts';

/** A longer body is retained as text: parsed, it may take many times as much. */
const MOST_PARSED_BYTES = 1000;

/** So many times its JSON a parsed value takes at most: arrays in arrays. */
const PARSED_FACTOR = 8;

/** JSON that is parsed when it is read. */
class InputText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What a journal keeps of a body whose JSON had so many bytes (NaN: unknown): secrets marked, parsed where it is short. */
export function retainedInput(body: unknown, jsonBytes: number): unknown {
  const input = withoutSecrets(body);
  if (input === undefined || jsonBytes <= MOST_PARSED_BYTES) return input;
  return new InputText(JSON.stringify(input));
}

/** About how many bytes it takes. */
export function bytesOfInput(input: unknown, jsonBytes: number): number {
  if (input === undefined) return 0;
  return input instanceof InputText ? input.text.length : jsonBytes * PARSED_FACTOR;
}

/** What was sent, of an entry's `input`. */
export function inputOf({ input }: { readonly input: unknown }): unknown {
  return input instanceof InputText ? JSON.parse(input.text) : input;
}

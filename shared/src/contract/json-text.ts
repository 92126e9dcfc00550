/** The value of a JSON text; undefined when it is none: mistyped, or never meant to be JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Every caller says itself what a text means that cannot be read.
    return undefined;
  }
}

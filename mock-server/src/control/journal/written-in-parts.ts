import { Readable } from 'node:stream';
import { nextTurn } from '../../world/in-turns.ts';

/** So many characters go out at once; between them others are served. */
const MOST_CHARACTERS = 100_000;

/** A JSON array between two texts, each of its items made when the ones before it are on their way. */
export function arrayInParts<Item>(
  items: readonly Item[],
  { before, textOf, after }: { before: string; textOf: (item: Item) => string; after: string },
): Readable {
  async function* parts(): AsyncGenerator<string> {
    let text = `${before}[`;
    for (const [index, item] of items.entries()) {
      text += `${index === 0 ? '' : ','}${textOf(item)}`;
      if (text.length < MOST_CHARACTERS) continue;
      yield text;
      text = '';
      // A reader on the same machine takes a part at once.
      await nextTurn();
    }
    yield `${text}]${after}`;
  }
  return Readable.from(parts(), { objectMode: false });
}

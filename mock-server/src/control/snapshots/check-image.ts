import { ControlError } from '../control-error.ts';
import { portableImage } from './portable-image.ts';
import { type Checks, type SoundImage, soundImage } from './sound-image.ts';

/** Which image is to be looked at, and how. */
export type CheckTask = {
  readonly file: Uint8Array;
  /** Undefined where the image is of a world of this process, and is to leave it. */
  readonly checks: Checks | undefined;
};

/** The image as it is to be kept, in memory of its own, or the sentence of the refusal. */
export type CheckOutcome =
  | (Omit<SoundImage, 'image'> & { readonly image: Uint8Array<ArrayBuffer> })
  | { readonly refusal: string };

/** What becomes of an image, as a thread can answer it; throws on a defect alone. */
export function checkImage({ file, checks }: CheckTask): CheckOutcome {
  try {
    const given = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
    const { image, ...rest } = checks === undefined ? portableImage(given) : soundImage(checks, given);
    // SQLite owns the bytes that it wrote; only a copy can be handed over.
    return { ...rest, image: new Uint8Array(image) };
  } catch (error) {
    if (error instanceof ControlError) return { refusal: error.message };
    throw error;
  }
}

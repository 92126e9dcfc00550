import { patchReply } from '@canada28/mock-server/control/faults/patch-reply.ts';
import type { Call } from '@canada28/shared/contract/call.ts';
import { SUCCESS_CODE } from '@canada28/shared/contract/envelope.ts';
import type { ReplyChange } from '@canada28/shared/control/faults.control.ts';
import { replyFields } from '@canada28/shared/control/reply-fields.ts';
import { REPLY_READERS } from './reply-readers.ts';

/** What becomes of a field: it is taken away, it is null, or it is of another type. */
export const HARMS = ['removed', 'null', 'retyped'] as const;
type Harm = (typeof HARMS)[number];

type ReplyField = ReturnType<typeof replyFields>[number];

/** One field of the replies of a call, and what becomes of it. */
export type HarmedField = {
  readonly call: Call;
  readonly harm: Harm;
  readonly change: ReplyChange;
  /** It holds other fields. */
  readonly isContainer: boolean;
};

/** Each field of the replies of a call, the envelope's own included, each harmed in each way. */
export function harmedFields(call: Call): readonly HarmedField[] {
  return HARMS.flatMap((harm) =>
    replyFields(call).map((field) => ({
      call,
      harm,
      change: changeOf(field, harm),
      isContainer: field.kinds.some((kind) => kind === 'object' || kind === 'array'),
    })),
  );
}

function changeOf({ path: at, kinds }: ReplyField, harm: Harm): ReplyChange {
  if (harm === 'removed') return { at, remove: true };
  if (harm === 'null') return { at, type: 'null' };
  return { at, type: kinds.includes('string') ? 'number' : 'string' };
}

/** The data of the contract's own example of a call, changed; undefined where it has nothing at one of the places. */
export function changedExample(
  { example }: Call,
  changes: readonly ReplyChange[],
): { readonly data?: unknown } | undefined {
  const reply = { code: SUCCESS_CODE, data: example.output, msg: '' };
  const { body, missed } = patchReply(Buffer.from(JSON.stringify(reply)), changes);
  return missed.length > 0 ? undefined : JSON.parse(body.toString());
}

/** What the app makes of the example of a call with these changes; undefined where it cannot read it. */
export function readChanged(
  call: Call,
  changes: readonly ReplyChange[],
): { readonly model: unknown } | undefined {
  const reply = changedExample(call, changes);
  if (reply === undefined) return undefined;
  try {
    return { model: REPLY_READERS.get(call.path)?.(reply.data) };
  } catch {
    return undefined;
  }
}

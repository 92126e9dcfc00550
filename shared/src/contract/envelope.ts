import { type TSchema, Type } from 'typebox';

/** Code of every success (player-api §1). */
export const SUCCESS_CODE = 200;

/** Schema of a successful reply around `data`, one for each; nothing beyond the three fields (player-api §1). */
export function successEnvelope<Data extends TSchema>(data: Data): SuccessEnvelope<Data> {
  // An entry is made of its key.
  const envelope = (envelopes.get(data) as SuccessEnvelope<Data> | undefined) ?? envelopeAround(data);
  envelopes.set(data, envelope);
  return envelope;
}

type SuccessEnvelope<Data extends TSchema> = ReturnType<typeof envelopeAround<Data>>;

const envelopes = new WeakMap<TSchema, TSchema>();

function envelopeAround<Data extends TSchema>(data: Data) {
  return Type.Object(
    { code: Type.Literal(SUCCESS_CODE), data, msg: Type.Literal('') },
    { additionalProperties: false },
  );
}

/** Schema of a refusal: a code other than 200, no data, a sentence in the language of the request (player-api §1). */
export const refusalEnvelope = Type.Object(
  {
    code: Type.Integer({ not: { const: SUCCESS_CODE } }),
    data: Type.Null(),
    msg: Type.String({ minLength: 1 }),
  },
  { additionalProperties: false },
);

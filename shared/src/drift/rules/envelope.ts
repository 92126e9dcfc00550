import { type Complaint, complaint } from '../complaint.ts';
import type { Judged } from '../judged.ts';
import { wordsOfBody, wordsOfValue } from '../words.ts';
import type { ReplyRule } from './rule.ts';

/** No envelope came at all. */
export const noEnvelopeRule: ReplyRule = ({ envelope, exchange: { replyBody } }) =>
  envelope !== undefined || replyBody === undefined
    ? []
    : [complaint('envelope', 'reply', 'a JSON object', wordsOfBody(replyBody))];

/** A success has no message, a refusal has one and no data (player-api §1). What `success` and `msg` in the headers say is said. */
export const envelopeRule: ReplyRule = ({ envelope, code, isSuccess, isToldByHeaders }) => {
  // Without a code it is neither.
  if (envelope === undefined || (code === undefined && !isSuccess)) return [];
  if (isSuccess) return isToldByHeaders ? [] : messageOfSuccess(envelope);
  return [...messageOfRefusal(envelope, isToldByHeaders), ...dataOfRefusal(envelope)];
};

type Envelope = NonNullable<Judged['envelope']>;

function messageOfSuccess({ msg }: Envelope): Complaint[] {
  const isRight = msg === '' || typeof msg !== 'string';
  return isRight ? [] : [complaint('envelope', 'reply.msg', 'an empty text', wordsOfValue(msg))];
}

function messageOfRefusal({ msg }: Envelope, isToldByHeaders: boolean): Complaint[] {
  const isRight = msg !== '' || isToldByHeaders;
  return isRight ? [] : [complaint('envelope', 'reply.msg', 'a text that says why', 'an empty text')];
}

function dataOfRefusal({ data = null }: Envelope): Complaint[] {
  return data === null ? [] : [complaint('envelope', 'reply.data', 'null', wordsOfValue(data))];
}

import type { Call } from '../contract/call.ts';
import { parsedJson } from '../contract/json-text.ts';
import type { SchemaNode } from '../contract/schema-node.ts';
import type { Complaint } from './complaint.ts';
import type { Exchange } from './exchange.ts';
import { bodiesOf, type Field } from './field.ts';
import { asContractSpells } from './issue-spelling.ts';
import type { Judged } from './judged.ts';
import { codeRule } from './rules/code.ts';
import { envelopeRule, noEnvelopeRule } from './rules/envelope.ts';
import { headerRule } from './rules/header.ts';
import { notOfferedRule } from './rules/not-offered.ts';
import type { ReplyRule } from './rules/rule.ts';
import { statusRule } from './rules/status.ts';
import { unknownCallRule } from './rules/unknown-call.ts';
import { type Visitor, walkField } from './walk-field.ts';

/** After the first that complains there is nothing left to judge, nor after the first of all of a call that is unknown. */
const FIRST_RULES: readonly ReplyRule[] = [unknownCallRule, notOfferedRule, statusRule];
const RULES: readonly ReplyRule[] = [headerRule, noEnvelopeRule, codeRule, envelopeRule];

/** All that the contract has against one exchange, each difference once, however many rows have it (control §13). */
export function complaintsAbout(judged: Judged, onValue?: Visitor['onValue']): readonly Complaint[] {
  const found = new Map<string, Complaint>();
  judge(judged, {
    ...(onValue && { onValue }),
    onComplaint: (complaint) => {
      const key = `${complaint.where}#${complaint.kind}`;
      if (!found.has(key)) found.set(key, complaint);
    },
  });
  return [...found.values()];
}

/** What a call does not take of an input, whatever the reply is (control §7). */
export function complaintsAboutInput(call: Call, { requestBody = '' }: Exchange): readonly Complaint[] {
  const { request } = bodiesOf(call);
  const found: Complaint[] = [];
  if (request === undefined || requestBody === '') return found;
  const onComplaint = (complaint: Complaint) => found.push(complaint);
  walkField(request, parsedJson(requestBody), { onComplaint });
  return found;
}

function judge(judged: Judged, visitor: Visitor): void {
  for (const rule of FIRST_RULES) {
    const complaints = rule(judged);
    complaints.forEach(visitor.onComplaint);
    if (complaints.length > 0 || judged.call === undefined) return;
  }
  for (const rule of RULES) rule(judged).forEach(visitor.onComplaint);
  judgeReply(judged, visitor);
  takenInput(judged).forEach(visitor.onComplaint);
}

/** An input that the contract does not have, and that was taken: one that is refused is as the contract says. */
function takenInput({ call, exchange, isSuccess, expects }: Judged): readonly Complaint[] {
  const isProbe = expects !== undefined;
  return call === undefined || !isSuccess || isProbe ? [] : complaintsAboutInput(call, exchange);
}

/** The envelope's own fields; what they say is the matter of `envelopeRule` and `codeRule`. */
function judgeReply({ call, envelope, isSuccess, isToldByHeaders }: Judged, visitor: Visitor): void {
  if (envelope === undefined || call === undefined) return;
  walkField(isToldByHeaders ? LOOSE_ENVELOPE : ENVELOPE, envelope, { onComplaint: visitor.onComplaint });
  const { reply } = bodiesOf(call);
  if (isSuccess && 'data' in envelope) walkField(reply, asContractSpells(call, envelope.data), visitor);
}

const ENVELOPE = envelopeOf(true);
const LOOSE_ENVELOPE = envelopeOf(false);

function envelopeOf(hasMessage: boolean): Field {
  const field = (where: string, node: SchemaNode, parts: Partial<Field> = {}): Field => ({
    where,
    parent: undefined,
    isAssumed: false,
    isRequired: true,
    branches: [node],
    fields: undefined,
    isExact: false,
    items: undefined,
    listed: [],
    isSecret: false,
    ...parts,
  });
  const fields = new Map([
    ['code', field('reply.code', { type: 'integer' })],
    ['data', field('reply.data', {})],
    ['msg', field('reply.msg', { type: 'string' }, { isRequired: hasMessage })],
  ]);
  return field('reply', { type: 'object' }, { fields, isExact: true });
}

import { parsedJson } from '../contract/json-text.ts';
import type { SchemaNode } from '../contract/schema-node.ts';
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

/** Holds one exchange against the contract, and tells the visitor of everything on the way (control §13). */
export function judge(judged: Judged, visitor: Visitor): void {
  for (const rule of FIRST_RULES) {
    const complaints = rule(judged);
    for (const found of complaints) visitor.onComplaint(found);
    if (complaints.length > 0 || judged.call === undefined) return;
  }
  for (const rule of RULES) for (const found of rule(judged)) visitor.onComplaint(found);
  judgeReply(judged, visitor);
  if (judged.isSuccess) judgeRequest(judged, visitor);
}

/** The envelope's own fields; what they say is the matter of `envelopeRule` and `codeRule`. */
function judgeReply({ call, envelope, isSuccess, isToldByHeaders }: Judged, visitor: Visitor): void {
  if (envelope === undefined || call === undefined) return;
  walkField(isToldByHeaders ? LOOSE_ENVELOPE : ENVELOPE, envelope, { onComplaint: visitor.onComplaint });
  const { reply } = bodiesOf(call);
  if (isSuccess && 'data' in envelope) walkField(reply, asContractSpells(call, envelope.data), visitor);
}

/** An input that the contract does not have, and that was taken all the same; what is refused is as the contract says. */
function judgeRequest({ call, exchange }: Judged, visitor: Visitor): void {
  const request = call && bodiesOf(call).request;
  const { requestBody = '' } = exchange;
  if (request === undefined || requestBody === '') return;
  walkField(request, parsedJson(requestBody), { onComplaint: visitor.onComplaint });
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
    ...parts,
  });
  const fields = new Map([
    ['code', field('reply.code', { type: 'integer' })],
    ['data', field('reply.data', {})],
    ['msg', field('reply.msg', { type: 'string' }, { isRequired: hasMessage })],
  ]);
  return field('reply', { type: 'object' }, { fields, isExact: true });
}

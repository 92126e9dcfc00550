import type { Call } from '@canada28/shared/contract/call.ts';
import { SUCCESS_CODE } from '@canada28/shared/contract/envelope.ts';
import { isRecord } from '@canada28/shared/contract/is-record.ts';
import { parsedJson } from '@canada28/shared/contract/json-text.ts';
import type { Finding } from '@canada28/shared/control/drift-report.ts';
import { createDrift, type Drift } from '@canada28/shared/drift/drift.ts';
import type { Exchange, Expectation } from '@canada28/shared/drift/exchange.ts';
import { asContractSpells } from '@canada28/shared/drift/issue-spelling.ts';
import { ask, type Request, type Server } from './ask.ts';

type Answer = {
  /** Of a reply that holds all that later calls are made from; undefined of any other. */
  readonly data: unknown;
  /** Of a reply in an envelope that says it did not go well. */
  readonly refusal: { readonly code: unknown; readonly msg: unknown } | undefined;
};

/** Makes calls of a server, and has the judge look at each. */
export class Prober {
  readonly drift: Drift;
  readonly #server: Server;
  #count = 0;
  #answered = 0;
  /** Why the first call that got no reply got none. */
  problem: string | undefined;

  constructor(server: Server) {
    this.#server = server;
    this.drift = createDrift(server.basePaths);
  }

  /** Whether any call got a reply. */
  get isReached(): boolean {
    return this.#answered > 0;
  }

  async send(call: Pick<Call, 'base' | 'path'>, request: Request, expects?: Expectation): Promise<Answer> {
    const exchange = await ask(this.#server, call, request);
    this.#count += 1;
    if (exchange.status !== 0) this.#answered += 1;
    else this.problem ??= exchange.problem;
    const findings = this.drift.note(exchange, this.#count, expects);
    return answerOf(exchange, call, findings);
  }
}

/** What takes nothing from a reader: fields too many, and what stands beside the data. */
function isHarmless({ kind, where }: Finding): boolean {
  return kind === 'extra' || kind === 'header' || where === 'reply.msg';
}

function answerOf(
  { replyBody = '', status }: Exchange,
  call: Pick<Call, 'path'>,
  findings: readonly Finding[],
): Answer {
  const envelope = parsedJson(replyBody);
  if (status !== 200 || !isRecord(envelope)) return { data: undefined, refusal: undefined };
  const { code, data, msg } = envelope;
  return {
    data: findings.every(isHarmless) ? asContractSpells(call, data) : undefined,
    refusal: code === SUCCESS_CODE ? undefined : { code, msg },
  };
}

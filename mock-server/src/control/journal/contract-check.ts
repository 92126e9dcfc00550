import type { Call } from '@canada28/shared/contract/call.ts';
import type { JournalDifference } from '@canada28/shared/control/journal.control.ts';
import type { Complaint } from '@canada28/shared/drift/complaint.ts';
import type { Exchange } from '@canada28/shared/drift/exchange.ts';
import { complaintsAbout, complaintsAboutInput } from '@canada28/shared/drift/judge.ts';
import { judgedOf } from '@canada28/shared/drift/judged.ts';

/** Where an exchange is not what the contract says: an input that was refused for it is told, too. */
export function exchangeDifferences(
  call: Call,
  exchange: Exchange,
  reply: unknown,
): readonly JournalDifference[] {
  const found = [
    ...complaintsAboutInput(call, exchange),
    ...complaintsAbout(judgedOf(exchange, call, reply)),
  ];
  return [...new Map(found.map((one) => [`${one.where} ${one.kind}`, differenceOf(one)])).values()];
}

function differenceOf({ where, expected, got, isAssumed }: Complaint): JournalDifference {
  return { path: where, expected, found: got, isAssumed };
}

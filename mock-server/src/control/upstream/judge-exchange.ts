import type { JournalDifference } from '@canada28/shared/control/journal.control.ts';
import { createDrift, type Drift } from '@canada28/shared/drift/drift.ts';
import type { BasePaths } from '@canada28/shared/drift/exchange.ts';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import { headerTextsOf } from '../journal/exchange-of.ts';
import type { Exchanged, PassedCall } from './passage.ts';

declare module '../../worlds/hosted-world.ts' {
  interface HostedWorld {
    /** What its server, or its recording, showed since it is there: held against the contract while it happens. */
    drift?: Drift;
  }
}

/** What a world showed that has no database, as far as it was asked. */
export function driftOf(hosted: HostedWorld, basePaths: BasePaths): Drift {
  hosted.drift ??= createDrift(basePaths);
  return hosted.drift;
}

type Judging = {
  readonly passed: PassedCall;
  readonly exchanged: Exchanged;
  readonly basePaths: BasePaths;
  /** Of the entry in the journal. */
  readonly id: number;
};

/** Holds what another server answered against the contract (control §13); answers where it differs. */
export function judgeExchange({ passed, exchanged, basePaths, id }: Judging): readonly JournalDifference[] {
  const { request, sent } = passed;
  const { hosted, method, url, headers } = request;
  const { status, problem } = exchanged;
  const findings = driftOf(hosted, basePaths).note(
    {
      method,
      path: url,
      requestHeaders: headerTextsOf(headers),
      requestBody: sent === '' ? undefined : sent,
      status,
      replyHeaders: headerTextsOf(exchanged.headers),
      replyBody: exchanged.body,
      ...(problem !== undefined && { problem }),
    },
    id,
  );
  return findings.map(({ where, expected, got, example }) => ({
    path: where,
    expected,
    found: example === id ? got : `${got} (first in entry ${example})`,
    isAssumed: false,
  }));
}

import type { DriftReport, Finding } from '@canada28/shared/control/drift-report.ts';
import { asText } from '../../http/small-page.ts';
import { DRIFT_STYLE } from './drift-style.ts';
import { KIND_WORDS } from './kind-words.ts';

type CallReport = DriftReport['calls'][number];

/** The report as one page for people: it loads nothing and runs nothing (control §13). */
export function driftPage(report: DriftReport): string {
  const { source, findings, stale } = report;
  const fresh = findings.filter(({ accepted }) => !accepted);
  const title = `${fresh.length === 0 ? 'Nothing new differs' : countOf(fresh.length, 'difference')} · ${source.name}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${asText(title)}</title><style>${DRIFT_STYLE}</style></head><body><main>
<header><p class="dim">${SOURCE_WORDS[source.kind]}</p><h1>${asText(source.name)}</h1>
<p class="verdict ${fresh.length === 0 ? 'good' : 'bad'}">${fresh.length === 0 ? 'Nothing new differs from the contract.' : `${countOf(fresh.length, 'difference')} from the contract.`}</p></header>
${coveragePart(report)}
${findingsPart('Differences', fresh)}
${findingsPart(
  'Accepted',
  findings.filter(({ accepted }) => accepted),
)}
${stalePart(stale)}
${callsPart(report.calls)}
</main></body></html>
`;
}

const SOURCE_WORDS: Readonly<Record<DriftReport['source']['kind'], string>> = {
  world: 'Calls of the world',
  upstream: 'Calls of the server behind the world',
  har: 'Calls of the recording',
  target: 'Calls of the server',
};

function countOf(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

function coveragePart({ source, coverage }: DriftReport): string {
  const { calls, fields, values, codes } = coverage;
  const parts = { Calls: calls, Fields: fields, 'Listed values': values, Codes: codes };
  const tiles = Object.entries(parts).map(
    ([what, { seen, of }]) =>
      `<li><b>${seen}</b> <span class="dim">of ${of}</span><br>${what}<meter max="${of}" value="${seen}">${seen} of ${of}</meter></li>`,
  );
  return `<section><h2>What was seen</h2><p class="dim">In ${countOf(source.exchanges, 'call')}. What was never seen may be right or wrong: silence is no agreement.</p><ul class="tiles">${tiles.join('')}</ul></section>`;
}

function findingsPart(title: string, findings: readonly Finding[]): string {
  if (findings.length === 0) return '';
  const groups = [...new Set(findings.map(({ path }) => path))].map((path) => {
    const ofCall = findings.filter((finding) => finding.path === path);
    return `<article><h3>${asText(path)}</h3><ul class="findings">${ofCall.map(findingItem).join('')}</ul></article>`;
  });
  return `<section><h2>${title} <span class="dim">${findings.length}</span></h2>${groups.join('\n')}</section>`;
}

function findingItem(finding: Finding): string {
  const { where, kind, expected, got, seen, example, reason = '', until } = finding;
  const notes = [
    seen === 1 ? `in ${example}` : `${seen} times, first in ${example}`,
    ...(reason === '' ? [] : [reason]),
    ...(until === undefined ? [] : [`until ${until}`]),
  ];
  return `<li><div><code>${asText(where)}</code> <span class="kind" title="${asText(KIND_WORDS[kind])}">${kind}</span></div>
<dl><dt>expected</dt><dd>${asText(expected)}</dd><dt>got</dt><dd class="got">${asText(got)}</dd></dl><p class="dim">${asText(notes.join(' · '))}</p></li>`;
}

function stalePart(stale: readonly string[]): string {
  if (stale.length === 0) return '';
  const items = stale.map((id) => `<li><code>${asText(id)}</code></li>`);
  return `<section><h2>Accepted, and no longer so <span class="dim">${stale.length}</span></h2><ul class="plain">${items.join('')}</ul></section>`;
}

function callsPart(calls: readonly CallReport[]): string {
  return `<section><h2>Calls <span class="dim">${calls.length}</span></h2>${calls.map(callItem).join('\n')}</section>`;
}

const VERDICT_WORDS: Readonly<Record<CallReport['verdict'], string>> = {
  conforms: 'conforms',
  differs: 'differs',
  notOffered: 'not offered',
  unseen: 'never called',
  unknown: 'not in the contract',
};

function callItem({ path, origin, seen, verdict, fields }: CallReport): string {
  const head = `<code>${asText(path)}</code><span class="mark ${verdict}">${VERDICT_WORDS[verdict]}</span><span class="dim">${[origin, seen === 0 ? '' : countOf(seen, 'call')].filter(Boolean).join(' · ')}</span>`;
  if (fields.length === 0 || seen === 0) return `<div class="call">${head}</div>`;
  const rows = fields.map(
    (field) =>
      `<tr class="${field.verdict}"><td><code>${asText(field.where)}</code></td><td>${field.verdict}</td><td>${field.seen}</td><td>${field.origin}</td><td>${valuesOf(field)}</td></tr>`,
  );
  return `<details class="call"><summary>${head}</summary><div class="scroll"><table><thead><tr><th>Field</th><th>Verdict</th><th>Seen</th><th>Origin</th><th>Listed values</th></tr></thead><tbody>${rows.join('')}</tbody></table></div></details>`;
}

/** Those that came, and, struck through, those that did not. */
function valuesOf({ values }: CallReport['fields'][number]): string {
  return values
    .map(({ value, seen }) => (seen === 0 ? `<s>${asText(value)}</s>` : `<b>${asText(value)}</b>`))
    .join(' ');
}

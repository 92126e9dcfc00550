import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from './project.mjs';
import { browserResults, totalCounts, unitResults } from './test-results.mjs';

const folder = mkdtempSync(join(tmpdir(), 'canada28-results-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const path = join(folder, `${randomUUID()}.json`);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

describe('the closing counts of the test run', () => {
  it('add up what the steps counted', () => {
    const steps = [
      { isOk: true, results: { passed: 40, failed: 0 } },
      { isOk: false, results: { passed: 5, failed: 2 } },
    ];
    expect(totalCounts(steps)).toEqual({ passed: 45, failed: 2 });
  });

  it('hold one failure for a step that failed without a failed test', () => {
    const steps = [
      { isOk: false, results: { passed: 0, failed: 0 } },
      { isOk: false, results: { passed: 9, failed: 0 } },
    ];
    expect(totalCounts(steps)).toEqual({ passed: 9, failed: 2 });
  });
});

describe('a failed test is named once more at the end, with the first lines of its message', () => {
  it('of the unit tests', () => {
    const path = report({
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [
        {
          name: join(ROOT, 'db/src/audit.test.ts'),
          status: 'failed',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'the audit is quiet', failureMessages: [] },
            {
              status: 'failed',
              fullName: 'the audit is loud',
              failureMessages: ['\u001b[31mno\u001b[39m\n\nb\nc\nd'],
            },
          ],
        },
      ],
    });
    expect(unitResults(path)).toEqual({
      passed: 1,
      failed: 1,
      failures: ['db/src/audit.test.ts › the audit is loud\n    no\n    b\n    c'],
    });
  });

  it('of a file that could not be read', () => {
    const file = {
      name: join(ROOT, 'a.test.ts'),
      status: 'failed',
      message: 'no b.ts',
      assertionResults: [],
    };
    const path = report({ numPassedTests: 0, numFailedTests: 0, testResults: [file] });
    expect(unitResults(path).failures).toEqual(['a.test.ts › the file as a whole\n    no b.ts']);
  });

  it('of the browser tests, however deep they stand, with what the page told of', () => {
    const context = join(folder, 'error-context.md');
    const tree = '- status\n- dialog "Limits":\n  - textbox "A day"\n  - alert: No number.';
    writeFileSync(context, `# Page\n\n\`\`\`yaml\n${tree}\n\`\`\`\n\n\`\`\`ts\n- alert: none\n\`\`\`\n`);
    const attachments = [{ name: 'error-context', path: context }];
    const failedSpec = {
      title: 'ends',
      ok: false,
      tests: [{ results: [{ error: { message: 'Expected: hidden' }, attachments }] }],
    };
    const inner = {
      title: 'a session',
      file: 'session.spec.ts',
      specs: [{ title: 'lasts', ok: true }, failedSpec],
    };
    const path = report({
      stats: { expected: 1, unexpected: 1 },
      suites: [{ title: 'session.spec.ts', file: 'session.spec.ts', specs: [], suites: [inner] }],
    });
    expect(browserResults(path)).toEqual({
      passed: 1,
      failed: 1,
      failures: [
        'session.spec.ts › ends\n    Expected: hidden\n    on the page: dialog "Limits":\n    on the page: alert: No number.',
      ],
    });
  });

  it('and none where there is no report', () => {
    expect(unitResults(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 0, failures: [] });
  });
});

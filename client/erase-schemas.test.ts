import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import config from './vite.config.ts';

const CONTRACT = 'shared/src/contract/messages.contract.ts';

const CONTRACT_TEXT = `
  import { Type } from 'typebox';
  import { defineCall } from './call.ts';
  const item = Type.Object({ title: Type.String({ description: 'a schema text' }) });
  const grades = ['normal', 'urgent'];
  const reply = Type.Object({ ...item.properties, grade: Type.Union(grades.map((grade) => Type.Literal(grade))) });
  export const readMessagesCall = defineCall({
    base: 'player', path: 'message/read', summary: 'a summary', session: 'required', isIdempotent: true,
    input: Type.Object({ id: Type.Integer() }), output: reply, refusals: ['notFound'], example: { input: { id: 1 } },
  });
  export const unusedCall = defineCall({ base: 'player', path: 'message/unused', session: 'none', input: item, output: item });
  export const titleOf = (message) => message.title.trim();
`;

/** Builds one entry with the client's own plugins and options, from texts instead of files. */
async function bundled(entryText: string): Promise<string> {
  const files: Record<string, string> = {
    '/app/entry.ts': entryText,
    [`/app/${CONTRACT}`]: CONTRACT_TEXT,
    '/app/shared/src/contract/call.ts': 'export function defineCall(call) { return call; }',
  };
  const fromTexts = {
    name: 'from-texts',
    enforce: 'pre' as const,
    resolveId: (id: string, importer?: string) => {
      const path = importer && id.startsWith('.') ? new URL(id, `file://${importer}`).pathname : id;
      return path in files ? path : null;
    },
    load: (id: string) => files[id] ?? null,
  };
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [...(config.plugins ?? []), fromTexts],
    build: {
      ...config.build,
      write: false,
      minify: false,
      rolldownOptions: { ...config.build?.rolldownOptions, input: '/app/entry.ts' },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('expected one finished build');
  return result.output[0].code;
}

describe('the client bundle', () => {
  it('holds of a call only what the client reads, and nothing of typebox', async () => {
    const code = await bundled(
      `import { readMessagesCall } from './${CONTRACT}'; globalThis.sent = [readMessagesCall, readMessagesCall.path];`,
    );
    expect(code).toContain('message/read');
    expect(code).toContain('isIdempotent: true');
    for (const left of ['a schema text', 'a summary', 'notFound', 'message/unused', 'typebox'])
      expect(code).not.toContain(left);
    expect(code.split('\n').length).toBeLessThan(25);
  });

  it('holds a mapper without the schemas beside it', async () => {
    const code = await bundled(
      `import { titleOf } from './${CONTRACT}'; globalThis.title = titleOf({ title: ' x ' });`,
    );
    expect(code).toContain('.trim()');
    expect(code).not.toContain('message/');
    expect(code.split('\n').length).toBeLessThan(10);
  });
});

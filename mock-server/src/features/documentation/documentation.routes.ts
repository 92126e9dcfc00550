import type { PlayerApi } from '../../http/register-call.ts';
import { serveDocument } from '../../http/serve-document.ts';
import { openApiDocument } from './openapi-document.ts';

export function registerDocumentation({ app, basePaths }: PlayerApi): void {
  serveDocument(app, { url: '/docs', documentOf: () => openApiDocument(basePaths) });
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from '@canada28/mock-server/features/documentation/openapi-document.ts';
import openapiTS, { astToString } from 'openapi-typescript';
import type { Export } from './options.ts';

const REFERENCE = '#/components/schemas/';

/** Writes the contract for others (control §13): the OpenAPI document, its types, and each shape as a JSON Schema. */
export async function exportContract({ folder, basePaths }: Export): Promise<string> {
  const document = JSON.stringify(openApiDocument(basePaths), null, 2);
  const { schemas } = JSON.parse(document).components as {
    readonly schemas: Readonly<Record<string, object>>;
  };
  mkdirSync(join(folder, 'schemas'), { recursive: true });
  writeFileSync(join(folder, 'openapi.json'), `${document}\n`);
  writeFileSync(join(folder, 'player-api.d.ts'), await typesOf(document));
  for (const [name, schema] of Object.entries(schemas))
    writeFileSync(join(folder, 'schemas', `${name}.json`), schemaFile(name, schema));
  return `${folder} has openapi.json, player-api.d.ts and ${Object.keys(schemas).length} JSON Schemas in schemas.`;
}

/** Each shape is a type by its name, too. */
async function typesOf(document: string): Promise<string> {
  const types = await openapiTS(document, { rootTypes: true, rootTypesNoSchemaPrefix: true, silent: true });
  return `/** Canada 28, player API: made of openapi.json. */\n\n${astToString(types)}`;
}

/** A shape by itself; the shapes within it are the files beside it. */
function schemaFile(name: string, schema: object): string {
  const head = { $schema: 'https://json-schema.org/draft/2020-12/schema', $id: `${name}.json`, title: name };
  const text = JSON.stringify({ ...head, ...schema }, null, 2);
  return `${text.replaceAll(new RegExp(`"${REFERENCE}(\\w+)"`, 'g'), '"$1.json"')}\n`;
}

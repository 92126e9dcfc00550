/** What a document of this server says of itself beside its calls. */
type Head = {
  readonly title: string;
  /** In Markdown. */
  readonly description: string;
  /** What each part of it is about; calls are listed by these. */
  readonly tags: Readonly<Record<string, string>>;
};

/** The head of an OpenAPI 3.1 document. Its calls stand on the host that serves the document. */
export function documentHead({ title, description, tags }: Head) {
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1.0.0',
      description,
      contact: { name: 'Canada 28' },
      license: { name: 'All rights reserved', identifier: 'LicenseRef-All-Rights-Reserved' },
    },
    servers: [{ url: '/', description: 'The mock that serves this document.' }],
    tags: Object.entries(tags).map(([name, about]) => ({ name, description: about })),
  } as const;
}

/** Names the world that a call acts in. */
export const WORLD_PARAMETER = {
  name: 'x-world',
  in: 'header',
  required: false,
  description: 'Name of the world that the call acts in. Of this mock alone.',
  schema: { type: 'string' },
} as const;

import { defineCall } from '@canada28/shared/contract/call.ts';
import type { ErrorName } from '@canada28/shared/contract/error-codes.ts';
import { exactly, noInput } from '@canada28/shared/contract/schemas.ts';
import { type FastifyReply, fastify } from 'fastify';
import { Type } from 'typebox';
import { expect, onTestFinished, test } from 'vitest';
import { replyWithError } from '../http/error-reply.ts';
import { AppError } from '../world/app-error.ts';
import { checkReplies } from './check-replies.ts';

const pet = exactly({ name: Type.String(), age: Type.Integer() });

const petCall = defineCall({
  base: 'player',
  path: 'pet',
  summary: 'A call of this test',
  origins: ['assumed'],
  session: 'none',
  input: noInput,
  output: pet,
  refusals: ['notFound'],
  example: { input: {}, output: { name: 'Rex', age: 3 } },
});

/** A server whose one call answers whatever it is told to, and what was said about it. */
async function complaintsAbout(answer: (reply: FastifyReply) => unknown): Promise<readonly string[]> {
  const app = fastify();
  onTestFinished(() => app.close());
  app.setErrorHandler(replyWithError);
  const complaints = checkReplies(app);
  app.route({
    method: 'POST',
    url: '/pet',
    config: { call: petCall },
    schema: {
      response: { 200: Type.Object({ code: Type.Integer(), data: petCall.output, msg: Type.String() }) },
    },
    handler: async (_request, reply) => answer(reply),
  });
  await app.inject({ method: 'POST', url: '/pet' });
  return complaints;
}

function refuse(name: ErrorName): never {
  throw new AppError(name);
}

const success = (data: object) => () => ({ code: 200, data, msg: '' });

test('a reply as the contract says is not complained about', async () => {
  expect(await complaintsAbout(success({ name: 'Rex', age: 3 }))).toEqual([]);
  expect(await complaintsAbout(() => refuse('notFound'))).toEqual([]);
});

test.each([
  [
    'a field that no schema names, which the writer would drop',
    success({ name: 'Rex', age: 3, owner: 'Jo' }),
    /additional/,
  ],
  [
    'the same in a reply that is shared',
    (reply: FastifyReply) => reply.send(reply.serialize(success({ name: 'Rex', age: 3, owner: 'Jo' })())),
    /additional/,
  ],
  ['a missing field', success({ name: 'Rex' }), /required/],
  ['a field of another type', success({ name: 'Rex', age: 'three' }), /age must be integer/],
  ['a sentence with a success', () => ({ code: 200, data: { name: 'Rex', age: 3 }, msg: 'done' }), /msg/],
  ['a refusal that the call does not declare', () => refuse('userNotFound'), /800000/],
])('%s is complained about', async (_, answer, complaint) => {
  expect(await complaintsAbout(answer)).toEqual(expect.arrayContaining([expect.stringMatching(complaint)]));
});

import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../world/app-error.ts';
import { refuseWrite } from './answer-instead.ts';
import { climbs, mayMoveMoney } from './moves-money.ts';
import { type OpenCall, openCall, type PassOptions } from './passage.ts';

/**
 * Begins to send a request on, whatever sends it: judges the address that it goes to. Undefined where it is answered
 * already, because its call moves money and that is not allowed (control §13).
 */
export async function openPassage<Options extends PassOptions>(
  request: FastifyRequest,
  reply: FastifyReply,
  options: Options,
): Promise<(OpenCall & Options & { readonly address: URL }) | undefined> {
  const { upstream, onOver } = options;
  const [path = request.url] = request.url.split('?');
  if (climbs(path)) throw new AppError('notFound');
  // Its dots and its fragment are worked out here: what is judged is what arrives.
  const address = new URL(`${upstream.url}${request.url}`);
  const passage = { ...options, ...openCall(request, reply, onOver), address };
  if (upstream.allowWrites || !mayMoveMoney(address.pathname)) return passage;
  await refuseWrite(passage, path);
  return undefined;
}

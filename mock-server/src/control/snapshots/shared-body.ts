import { errorCodes, type FastifyRequest } from 'fastify';

/**
 * The bytes of a request in memory that a thread reads as well: a large file is copied nowhere once it has come. Throws as
 * Fastify does where they are more than the call takes.
 */
export async function sharedBody(request: FastifyRequest, parts: AsyncIterable<Buffer>): Promise<Buffer> {
  const most = request.routeOptions.bodyLimit ?? 0;
  let body = sharedBytes(Number(request.headers['content-length'] ?? 0), most);
  let length = 0;
  for await (const part of received(parts)) {
    const needed = length + part.length;
    if (needed > body.length) {
      const longer = sharedBytes(needed > most ? needed : Math.min(2 * needed, most), most);
      longer.set(body.subarray(0, length));
      body = longer;
    }
    body.set(part, length);
    length = needed;
  }
  return body.subarray(0, length);
}

/** A sender that goes away has sent no file, as Fastify says of any other body: that is no failure of the server. */
async function* received(parts: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* parts;
  } catch (error) {
    throw Object.assign(new Error('The file did not come whole.', { cause: error }), { statusCode: 400 });
  }
}

function sharedBytes(length: number, most: number): Buffer {
  if (length > most) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
  return Buffer.from(new SharedArrayBuffer(length));
}

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { RecordedRequest } from './record-clients.ts';

type Asked = Pick<RecordedRequest, 'method' | 'path' | 'body'>;

/** How a request ended: the ms that it took, and whether it was a success. */
export type Answer = { readonly tookMs: number; readonly isSuccess: boolean };

type Waiting = {
  readonly request: Asked;
  readonly askedAt: number;
  readonly resolve: (answer: Answer) => void;
};

const END_OF_HEAD = '\r\n\r\n';
const END_OF_CHUNKS = '0\r\n\r\n';

/**
 * One client: a connection that is kept, with a session. Its requests wait for one another, and that wait counts. It
 * reads no more of an answer than whether it is whole and a success: the load shares the machine with the server.
 */
export class CrowdConnection {
  readonly #socket: Socket;
  readonly #headers: string;
  readonly #waiting: Waiting[] = [];
  #received = '';

  private constructor(socket: Socket, headers: string) {
    this.#socket = socket;
    this.#headers = headers;
    socket.setNoDelay(true).setEncoding('latin1');
    socket.on('data', (chunk) => this.#read(String(chunk)));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#fail());
  }

  static async open(url: string, token: string): Promise<CrowdConnection> {
    const { hostname, port, host } = new URL(url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const headers = {
      host,
      'x-token': token,
      'x-user-id': '',
      lang: 'en',
      accept: 'application/json, text/plain, */*',
      'accept-encoding': 'gzip, deflate, br, zstd',
      'user-agent':
        'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    return new CrowdConnection(socket, lines.join(''));
  }

  ask(request: Asked): Promise<Answer> {
    return new Promise((resolve) => {
      this.#waiting.push({ request, resolve, askedAt: performance.now() });
      if (this.#socket.destroyed) this.#fail();
      else if (this.#waiting.length === 1) this.#send();
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #send(): void {
    const request = this.#waiting[0]?.request;
    if (request === undefined) return;
    const { method, path, body } = request;
    const about = body === '' ? '' : `content-type: application/json\r\ncontent-length: ${body.length}\r\n`;
    this.#socket.write(`${method} ${path} HTTP/1.1\r\n${this.#headers}${about}\r\n${body}`);
  }

  #read(chunk: string): void {
    this.#received += chunk;
    const waiting = this.#waiting[0];
    if (waiting === undefined || !isWhole(this.#received, waiting.request.method)) return;
    const isSuccess = isSuccessful(this.#received);
    this.#received = '';
    this.#waiting.shift();
    waiting.resolve({ tookMs: performance.now() - waiting.askedAt, isSuccess });
    this.#send();
  }

  #fail(): void {
    for (const { resolve, askedAt } of this.#waiting.splice(0))
      resolve({ tookMs: performance.now() - askedAt, isSuccess: false });
  }
}

function isWhole(received: string, method: string): boolean {
  const endOfHead = received.indexOf(END_OF_HEAD);
  if (endOfHead < 0) return false;
  if (method === 'HEAD') return true;
  const length = /content-length: (\d+)/i.exec(received.slice(0, endOfHead))?.[1];
  if (length === undefined) return received.endsWith(END_OF_CHUNKS);
  return received.length >= endOfHead + END_OF_HEAD.length + Number(length);
}

/** A body that is compressed is long, and a refusal is not. */
function isSuccessful(received: string): boolean {
  if (!received.startsWith('HTTP/1.1 200')) return false;
  const body = received.slice(received.indexOf(END_OF_HEAD) + END_OF_HEAD.length);
  return !body.startsWith('{') || body.startsWith('{"code":200');
}

import { describe, expect, it } from 'vitest';
import { ApiError, type ApiFailure, errorReaction, refusalCode, refusalMessage } from './api-error.ts';

const refused = (code: number): ApiFailure => ({ kind: 'refused', code, message: 'the text' });
const http = (status: number): ApiFailure => ({ kind: 'http', status, message: 'the text' });

describe('the reaction to an error', () => {
  it.each<[string, ApiFailure, object]>([
    ['body code 403', refused(403), { kind: 'loginDialog' }],
    ['body code 503', refused(503), { kind: 'loginDialog' }],
    ['body code 400', refused(400), { kind: 'message', text: 'the text' }],
    ['body code 500', refused(500), { kind: 'message', text: 'the text' }],
    ['body code 2201', refused(2201), { kind: 'message', text: 'the text' }],
    ['HTTP 500', http(500), { kind: 'interfaceError', detail: 'the text' }],
    ['HTTP 404', http(404), { kind: 'interfaceError', detail: 'the text' }],
    ['HTTP 502', http(502), { kind: 'interfaceError', detail: 'the text' }],
    ['HTTP 403', http(403), { kind: 'toLanding' }],
    ['no response', { kind: 'noResponse' }, { kind: 'requestError' }],
  ])('to %s', (_, failure, reaction) => {
    expect(errorReaction(new ApiError(failure))).toEqual(reaction);
  });

  it('within log in and profile is the message alone', () => {
    const error = new ApiError(refused(403), { scope: 'session' });
    expect(errorReaction(error)).toEqual({ kind: 'message', text: 'the text' });
  });

  it.each<[ApiFailure]>([[refused(403)], [http(403)], [http(500)], [{ kind: 'noResponse' }]])(
    'is nothing for a call that the app can do without: %j',
    (failure) => {
      expect(errorReaction(new ApiError(failure, { scope: 'quiet' }))).toEqual({ kind: 'nothing' });
    },
  );

  it('takes a reply that could not be understood for an interface error', () => {
    const error = new TypeError('the issue has no id');
    expect(errorReaction(error)).toEqual({
      kind: 'interfaceError',
      detail: 'TypeError: the issue has no id',
    });
  });
});

describe('a screen that shows an error itself', () => {
  it('gets code and sentence of a refusal', () => {
    const error = new ApiError(refused(90006));
    expect([refusalCode(error), refusalMessage(error)]).toEqual([90006, 'the text']);
  });

  it.each([[new ApiError(refused(403))], [new ApiError(http(500))], [new Error('anything')]])(
    'gets no sentence for what concerns the whole page: %s',
    (error) => {
      expect(refusalMessage(error)).toBe(undefined);
    },
  );
});

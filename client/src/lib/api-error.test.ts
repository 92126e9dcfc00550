import { describe, expect, it } from 'vitest';
import {
  ApiError,
  type ApiFailure,
  type CallScope,
  errorReaction,
  refusalCode,
  refusalMessage,
} from './api-error.ts';

const refused = (code: number): ApiFailure => ({ kind: 'refused', code, message: 'the text' });
const wordless = (code: number): ApiFailure => ({ kind: 'refused', code, message: '' });
const http = (status: number): ApiFailure => ({ kind: 'http', status, message: 'the text' });

describe('the reaction to an error', () => {
  it.each<[string, ApiFailure, object]>([
    ['body code 403', refused(403), { kind: 'loginDialog', prompt: 'refused', words: 'the text' }],
    ['body code 503', refused(503), { kind: 'loginDialog', prompt: 'maintenance', words: 'the text' }],
    ['body code 400', refused(400), { kind: 'message', text: 'the text' }],
    ['body code 500', refused(500), { kind: 'message', text: 'the text' }],
    ['body code 2201', refused(2201), { kind: 'message', text: 'the text' }],
    ['a code without words', wordless(600), { kind: 'interfaceError', detail: '600' }],
    ['HTTP 500', http(500), { kind: 'interfaceError', detail: 'the text' }],
    ['HTTP 404', http(404), { kind: 'interfaceError', detail: 'the text' }],
    ['HTTP 502', http(502), { kind: 'interfaceError', detail: 'the text' }],
    ['HTTP 403', http(403), { kind: 'toLanding' }],
    ['no response', { kind: 'noResponse' }, { kind: 'requestError' }],
  ])('to %s', (_, failure, reaction) => {
    expect(errorReaction(new ApiError(failure))).toEqual(reaction);
  });

  const kindOf = (failure: ApiFailure, scope: CallScope) =>
    errorReaction(new ApiError(failure, { scope })).kind;

  it.each<[CallScope]>([['page'], ['profile'], ['quiet']])(
    'is the log-in dialog for the codes 403 and 503, whatever the scope: %s',
    (scope) => {
      expect([kindOf(refused(403), scope), kindOf(refused(503), scope)]).toEqual([
        'loginDialog',
        'loginDialog',
      ]);
    },
  );

  it('of the forms of log in is their own message', () => {
    const error = new ApiError(refused(503), { scope: 'logIn' });
    expect([errorReaction(error), refusalMessage(error)]).toEqual([
      { kind: 'message', text: 'the text' },
      'the text',
    ]);
  });

  it.each<[ApiFailure, string]>([
    [refused(401), 'nothing'],
    [wordless(401), 'nothing'],
    [refused(500), 'nothing'],
    [http(401), 'nothing'],
    [http(403), 'toLanding'],
    [http(500), 'interfaceError'],
    [http(404), 'interfaceError'],
    [{ kind: 'noResponse' }, 'requestError'],
  ])('of the profile call to %j is %s', (failure, kind) => {
    expect(kindOf(failure, 'profile')).toBe(kind);
  });

  it.each<[ApiFailure]>([[refused(998)], [http(403)], [http(500)], [{ kind: 'noResponse' }]])(
    'is nothing for a call that the app can do without: %j',
    (failure) => {
      expect(kindOf(failure, 'quiet')).toBe('nothing');
    },
  );

  it('is nothing for a call of a session that is over, whatever the code', () => {
    expect(kindOf(refused(403), 'dropped')).toBe('nothing');
  });

  it('tells of a reply that could not be understood, and nothing of what the program said', () => {
    expect(errorReaction(new TypeError('e.replace is not a function'))).toEqual({ kind: 'unreadable' });
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

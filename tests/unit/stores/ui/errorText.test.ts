import { describe, expect, test } from 'vitest';
import { NetworkError } from '~/lib/AppError';
import { I18n } from '~/i18n/I18n';
import { loadErrorTexts, errorText } from '~/stores/ui/errorText';
import { catalogsOf } from '../../../../.scripts/generate/catalogs.mjs';
import { apiError } from '../../../fixtures/FakeApi';
import { testI18n } from '../../../fixtures/testI18n';

const NOW = Date.UTC(2024, 1, 3);
const told = (change: Parameters<typeof apiError>[0]) => errorText(apiError(change), testI18n(), NOW);

describe('the message for an error', () => {
  test('an internal error of the server can be copied, with its place and time', () => {
    const { title, copyText } = told({ code: 'INTERNAL_ERROR', endpoint: 'notes/create', status: 500 });
    expect(title).toBe('The server ran into an error');
    expect(copyText).toBe('Endpoint: notes/create\nInfo: null\nDate: 2024-02-03T00:00:00.000Z');
  });

  test('an answer 500 without a word is a failure of the server, which can be copied', () => {
    const { title, copyText } = told({ code: 'HTTP_500', message: '', endpoint: 'notes/create', status: 500 });
    expect({ title, copyText }).toEqual({
      title: 'The server ran into an error',
      copyText: 'Endpoint: notes/create\nInfo: null\nDate: 2024-02-03T00:00:00.000Z',
    });
  });

  test('a failure of the server with a code that nobody knows is told as one, with what the server says', () => {
    const said = { code: 'QUEUE_FULL', message: 'The queue is full.', status: 503 };
    expect(told(said).text).toBe('The server ran into an error: The queue is full.');
    expect(told({ ...said, message: '' }).title).toBe('The server ran into an error');
  });

  test.each([
    ['en-US', 'The server ran into an error'],
    ['ja-JP', 'サーバーで問題が発生しました'],
  ] as const)('until the texts about refusals have come, a failure of the server is told as one in %s', (lang, failed) => {
    const i18n = new I18n({ lang, messages: catalogsOf(lang).start! });
    const told = (message: string) => errorText(apiError({ code: 'INTERNAL_ERROR', message, status: 500 }), i18n, NOW).text;
    expect({ without: told(''), with: told('Internal error.') }).toEqual({ without: failed, with: `${failed}: Internal error.` });
  });

  test.each([
    ['RATE_LIMIT_EXCEEDED', 'Too many requests'],
    ['INVALID_PARAM', 'Invalid value'],
    ['ROLE_PERMISSION_DENIED', 'Not allowed'],
    ['YOUR_ACCOUNT_MOVED', 'Your account has moved'],
    ['TOO_MANY_CLIPS', "You've reached the limit"],
  ])('the error %s has the title "%s"', (code, title) => {
    expect(told({ code }).title).toBe(title);
  });

  test('a TOO_MANY error keeps its code and id for the fold', () => {
    expect(told({ code: 'TOO_MANY_CLIPS', id: 'abc' }).details).toBe('TOO_MANY_CLIPS\nabc');
  });

  test('a user who does not exist is told in plain words, with what one can do', () => {
    expect(told({ code: 'NO_SUCH_USER', id: 'abc', message: 'No such user.' })).toEqual({
      title: 'User not found',
      text: 'Check the name. The account may have been deleted or renamed.',
      details: 'NO_SUCH_USER\nabc',
    });
  });

  test("until the texts about refusals have come, there is the server's message", async () => {
    const i18n = new I18n({ lang: 'en-US', messages: {}, fetchCatalog: async () => ({ 'serverError.NO_SUCH_USER': 'No one' }) });
    const error = apiError({ code: 'NO_SUCH_USER', message: 'No such user.' });
    expect(errorText(error, i18n, NOW).text).toBe('No such user.');
    await loadErrorTexts(i18n, error);
    expect(errorText(error, i18n, NOW).title).toBe('No one');
  });

  test('texts about refusals that cannot be fetched are no failure', async () => {
    const i18n = new I18n({ lang: 'en-US', messages: {}, fetchCatalog: () => Promise.reject(new NetworkError()) });
    await expect(loadErrorTexts(i18n, apiError({}))).resolves.toBeUndefined();
  });

  test('an answer that is not JSON has its own title', () => {
    expect(told({ message: 'Unexpected token < in JSON' }).title).toBe('Invalid response');
  });

  test("other errors show the server's message, and keep code and id for the fold", () => {
    expect(told({ message: 'No such note.', id: 'abc' })).toEqual({ text: 'No such note.', details: 'SOME_ERROR\nabc' });
  });

  test('a failed connection has a message of our own', () => {
    expect(errorText(new NetworkError(), testI18n(), NOW).text).toBe(testI18n().t('error.network'));
  });
});

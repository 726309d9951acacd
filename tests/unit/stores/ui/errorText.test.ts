import { describe, expect, test } from 'vitest';
import { NetworkError } from '~/lib/AppError';
import { errorText } from '~/stores/ui/errorText';
import { apiError } from '../../../fixtures/FakeApi';
import { testI18n } from '../../../fixtures/testI18n';

const NOW = Date.UTC(2024, 1, 3);
const told = (change: Parameters<typeof apiError>[0]) => errorText(apiError(change), testI18n(), NOW);

describe('the message for an error', () => {
  test('an internal error of the server can be copied, with its place and time', () => {
    const { title, copyText } = told({ code: 'INTERNAL_ERROR', endpoint: 'notes/create', status: 500 });
    expect(title).toBe('The server failed');
    expect(copyText).toBe('Endpoint: notes/create\nInfo: null\nDate: 2024-02-03T00:00:00.000Z');
  });

  test.each([
    ['RATE_LIMIT_EXCEEDED', 'This cannot be done right now'],
    ['INVALID_PARAM', 'Invalid value'],
    ['ROLE_PERMISSION_DENIED', 'Not permitted'],
    ['YOUR_ACCOUNT_MOVED', 'This account has moved'],
    ['TOO_MANY_CLIPS', 'You cannot create any more of these'],
  ])('the error %s has the title "%s"', (code, title) => {
    expect(told({ code }).title).toBe(title);
  });

  test('a TOO_MANY error shows the id', () => {
    expect(told({ code: 'TOO_MANY_CLIPS', id: 'abc' }).text).toBe('Error: abc');
  });

  test('an answer that is not JSON has its own title', () => {
    expect(told({ message: 'Unexpected token < in JSON' }).title).toBe('Invalid response');
  });

  test("other errors show the server's message and id", () => {
    expect(told({ message: 'No such note.', id: 'abc' })).toEqual({ text: 'No such note.\nabc' });
  });

  test('a failed connection has a message of our own', () => {
    expect(errorText(new NetworkError(), testI18n(), NOW).text).toBe(testI18n().t('error.network'));
  });
});

import { describe, expect, test } from 'vitest';
import { NetworkError } from '~/lib/AppError';
import { errorText } from '~/stores/ui/errorText';
import { apiError } from '../../../fixtures/FakeApi';
import { testI18n } from '../../../fixtures/testI18n';

const NOW = Date.UTC(2024, 1, 3);
const told = (change: Parameters<typeof apiError>[0]) => errorText(apiError(change), testI18n(), NOW);

describe('what people are told about a refusal', () => {
  test('a failure of the server can be copied, with where and when it happened', () => {
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
  ])('%s: %s', (code, title) => {
    expect(told({ code }).title).toBe(title);
  });

  test('too many of something names the id', () => {
    expect(told({ code: 'TOO_MANY_CLIPS', id: 'abc' }).text).toBe('Error: abc');
  });

  test('an answer that is no JSON', () => {
    expect(told({ message: 'Unexpected token < in JSON' }).title).toBe('Invalid answer');
  });

  test('anything else is the server’s message with its id', () => {
    expect(told({ message: 'No such note.', id: 'abc' })).toEqual({ text: 'No such note.\nabc' });
  });

  test('a connection that failed is told in our words', () => {
    expect(errorText(new NetworkError(), testI18n(), NOW).text).toBe(testI18n().t('error.network'));
  });
});

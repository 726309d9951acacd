import { describe, expect, test } from 'vitest';
import { I18n, type MessageKey } from '~/i18n/I18n';

const make = (messages: Record<string, string>, lang = 'en-US') => {
  const reported: string[] = [];
  return { i18n: new I18n({ lang, messages, report: (message) => reported.push(message) }), reported };
};
const key = (name: string) => name as MessageKey;

describe('texts', () => {
  test('the function t works without its object', () => {
    const { t } = make({ 'core.ok': 'OK' }).i18n;
    expect(t(key('core.ok'))).toBe('OK');
  });

  test('a missing text shows its key and is reported once', () => {
    const { i18n, reported } = make({});
    expect({ first: i18n.t(key('core.nope')), second: i18n.t(key('core.nope')) }).toEqual({ first: 'core.nope', second: 'core.nope' });
    expect(reported).toEqual(['no text for core.nope in en-US']);
  });

  test('a broken text is shown as written and reported', () => {
    const { i18n, reported } = make({ 'core.bad': 'Hello {name' });
    expect(i18n.t(key('core.bad'))).toBe('Hello {name');
    expect(reported[0]).toContain('core.bad');
  });

  test('a property that every object has is not a text', () => {
    expect(make({}).i18n.has('toString')).toBe(false);
  });
});

describe('formats', () => {
  const { i18n } = make({ 'core.invalidTime': 'invalid' });

  test('distances in time are short by default', () => {
    expect(i18n.distance({ unit: 'minute', value: -5 })).toBe('5m ago');
  });

  test('distances can be written out', () => {
    expect(i18n.distance({ unit: 'day', value: 3 }, 'long')).toBe('in 3 days');
  });

  test('an invalid date is shown as invalid', () => {
    expect(i18n.date(Number.NaN)).toBe('invalid');
  });

  test('lists are joined as in a sentence', () => {
    expect(i18n.list(['a', 'b', 'c'])).toBe('a, b, and c');
  });

  test('a language that the browser cannot format is formatted as English', () => {
    expect(make({}, 'xx-XX').i18n.distance({ unit: 'second', value: -5 }, 'long')).toBe('5 seconds ago');
  });
});

describe('texts of a feature', () => {
  test('the texts of a feature are loaded once, even if several parts need them', async () => {
    const asked: string[] = [];
    const fetchCatalogue = async (area: string) => {
      asked.push(area);
      return { 'auth.signIn': 'Sign in' };
    };
    const i18n = new I18n({ lang: 'en-US', messages: {}, fetchCatalogue });
    await Promise.all([i18n.bring(['auth']), i18n.bring(['auth'])]);
    expect({ asked, text: i18n.t('auth.signIn') }).toEqual({ asked: ['auth'], text: 'Sign in' });
  });

  test('texts of a feature that failed to load are loaded again by the next part', async () => {
    let isOffline = true;
    const fetchCatalogue = async () => {
      if (isOffline) throw new TypeError('offline');
      return { 'auth.signIn': 'Sign in' };
    };
    const i18n = new I18n({ lang: 'en-US', messages: {}, fetchCatalogue });
    await expect(i18n.bring(['auth'])).rejects.toThrow('offline');
    isOffline = false;
    await i18n.bring(['auth']);
    expect(i18n.has('auth.signIn')).toBe(true);
  });
});

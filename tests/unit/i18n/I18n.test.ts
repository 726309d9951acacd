import { autorun } from 'mobx';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { I18n, type Catalog, type MessageKey } from '~/i18n/I18n';
import type { TimeDistance } from '~/services/relativeTime';
import { observeLanguage } from '~/stores/observeLanguage';
import { numberTexts } from '../../../.scripts/generate/numbers.mjs';

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

  test.each([
    ['en-US', 0.5278, 0, '53%'],
    ['en-US', 0.5, 1, '50.0%'],
    ['de-DE', 0.5278, 1, '52,8\u00A0%'],
  ])('in %s, the share %d with %d decimals is "%s"', (lang, share, decimals, expected) => {
    expect(make({}, lang).i18n.percent(share, decimals)).toBe(expected);
  });

  test('distances in time are short by default', () => {
    expect(i18n.distance({ unit: 'minute', value: -5 })).toBe('5m ago');
  });

  test.each([
    ['fr-FR', 'il y a 5 min'],
    ['no-NO', 'for 5 min siden'],
    ['ro-RO', 'acum 5 min.'],
    ['sv-SE', 'för 5 min sen'],
    ['kab-DZ', '5m ago'],
  ])('a distance in %s has words, not only a sign', (lang, expected) => {
    const distance: TimeDistance = { unit: 'minute', value: -5 };
    const written = [make({}, lang), make(numberTexts(lang), lang)].map(({ i18n: own }) => own.distance(distance).replaceAll(/\s/g, ' '));
    expect(written).toEqual([expected, expected]);
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

describe('small numbers', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test.each(['en-US', 'ja-JP', 'de-DE', 'fr-FR', 'ru-RU', 'pl-PL', 'ar-SA', 'bn-BD', 'cs-CZ', 'zh-HK', 'xx-XX'])(
    'small numbers and short times ago in %s are written as the browser writes them',
    (lang) => {
      const { i18n } = make(numberTexts(lang), lang);
      // The browsers' narrowest style has only a sign in French and Russian.
      const style = ['fr-FR', 'ru-RU'].includes(lang) ? 'short' : 'narrow';
      const times = new Intl.RelativeTimeFormat([lang, 'en-US'], { style });
      const units = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;
      const distances = units.flatMap((unit) => Array.from({ length: 2000 }, (_, index): TimeDistance => ({ unit, value: 10 - index })));
      const numbers = [0, 1, 9, 10, 123, 999, 1000, 1234567, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY];
      expect(distances.map((distance) => i18n.distance(distance))).toEqual(distances.map(({ unit, value }) => times.format(value, unit)));
      expect(numbers.map((value) => i18n.number(value))).toEqual(
        numbers.map((value) => new Intl.NumberFormat([lang, 'en-US']).format(value)),
      );
    },
  );

  test('a small number and a short time ago need no format, because the first one takes long', () => {
    const { i18n } = make(numberTexts('en-US'));
    const formats = [vi.spyOn(Intl, 'NumberFormat'), vi.spyOn(Intl, 'RelativeTimeFormat')];
    const ago: TimeDistance = { unit: 'minute', value: -5 };
    expect([i18n.number(42), i18n.distance(ago)]).toEqual(['42', '5m ago']);
    expect(formats.map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });
});

describe('texts of features', () => {
  test('the texts that features share are loaded once, and those of a feature with their own name', async () => {
    const asked: string[] = [];
    const fetchCatalog = async (_lang: string, area: string) => {
      asked.push(area);
      return { 'auth.signIn': 'Sign in' };
    };
    const i18n = new I18n({ lang: 'en-US', messages: {}, fetchCatalog });
    await Promise.all([i18n.shared(), i18n.own('searchPage'), i18n.shared()]);
    expect({ asked, text: i18n.t('auth.signIn') }).toEqual({ asked: ['shared', 'searchPage'], text: 'Sign in' });
  });

  test('texts that failed to load are loaded again by the next part', async () => {
    let isOffline = true;
    const fetchCatalog = async () => {
      if (isOffline) throw new TypeError('offline');
      return { 'auth.signIn': 'Sign in' };
    };
    const i18n = new I18n({ lang: 'en-US', messages: {}, fetchCatalog });
    await expect(i18n.shared()).rejects.toThrow('offline');
    isOffline = false;
    await i18n.shared();
    expect(i18n.has('auth.signIn')).toBe(true);
  });
});

describe('another language', () => {
  const texts = (lang: string, name: string) => ({ [`${name}.word`]: `${name} in ${lang}` });
  const inTwoLanguages = () =>
    new I18n({ lang: 'en-US', messages: texts('en-US', 'start'), fetchCatalog: async (lang, name) => texts(lang, name) });
  const word = (i18n: I18n, name: string) => i18n.t(`${name}.word` as MessageKey);

  test('all texts that were loaded come in the other language, at once', async () => {
    const i18n = inTwoLanguages();
    await i18n.shared();
    const seen: string[] = [];
    observeLanguage(i18n);
    const stop = autorun(() => seen.push(`${word(i18n, 'start')}, ${word(i18n, 'shared')}`));
    await i18n.switchTo('ja-JP');
    stop();
    expect(seen).toEqual(['start in en-US, shared in en-US', 'start in ja-JP, shared in ja-JP']);
    expect(i18n.lang).toBe('ja-JP');
  });

  test('numbers and dates follow the language', async () => {
    const i18n = inTwoLanguages();
    expect(i18n.number(1234.5)).toBe('1,234.5');
    await i18n.switchTo('de-DE');
    expect({ number: i18n.number(1234.5), date: i18n.date(0, 'weekday') }).toEqual({ number: '1.234,5', date: 'Donnerstag' });
  });

  test('texts that arrive after the change are in the language that was chosen', async () => {
    const answers = new Map<string, () => void>();
    const fetchCatalog = (lang: string, name: string) =>
      new Promise<Catalog>((resolve) => answers.set(`${lang} ${name}`, () => resolve(texts(lang, name))));
    const i18n = new I18n({ lang: 'en-US', messages: {}, fetchCatalog });
    const late = i18n.shared();
    const change = i18n.switchTo('ja-JP');
    answers.get('ja-JP start')!();
    answers.get('ja-JP shared')!();
    await change;
    answers.get('en-US shared')!();
    await late;
    expect(word(i18n, 'shared')).toBe('shared in ja-JP');
  });
});

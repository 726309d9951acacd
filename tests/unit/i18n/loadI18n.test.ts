import { describe, expect, test } from 'vitest';
import { loadI18n } from '~/i18n/loadI18n';
import type { AppError } from '~/lib/AppError';
import { LoadError } from '~/lib/AppError';
import { MemoryLocalStore } from '../../fixtures/memoryStores';

const unreachable = () => Promise.reject(new LoadError('gone'));

describe('loading the texts', () => {
  test('each language is a chunk with the texts of all areas', async () => {
    const local = new MemoryLocalStore();
    local.set('lang', 'ja-JP');
    const i18n = await loadI18n(local, { preferred: [] });
    expect([i18n.lang, i18n.t('core.cancel')]).toEqual(['ja-JP', 'キャンセル']);
  });

  test('the texts of the last visit stand in for those that cannot be loaded', async () => {
    const local = new MemoryLocalStore();
    await loadI18n(local, { preferred: ['ja-JP'] });
    const reports: AppError[] = [];
    const i18n = await loadI18n(local, { preferred: ['ja-JP'], fetchMessages: unreachable, report: (error) => reports.push(error) });
    expect(i18n.t('core.cancel')).toBe('キャンセル');
    expect(reports.map(({ code }) => code)).toEqual(['load']);
  });

  test('English stands in where there was no last visit', async () => {
    const i18n = await loadI18n(new MemoryLocalStore(), {
      preferred: ['ja-JP'],
      fetchMessages: async (lang) => (lang === 'en-US' ? { 'core.cancel': 'Cancel' } : unreachable()),
    });
    expect(i18n.lang).toBe('en-US');
  });

  test('texts are kept again when the version changed', async () => {
    const local = new MemoryLocalStore();
    const load = (version: string, text: string) =>
      loadI18n(local, { preferred: ['en-US'], version, fetchMessages: async () => ({ 'core.ok': text }) });
    await load('1', 'old');
    await load('1', 'ignored');
    expect(local.get('locale')).toContain('old');
    await load('2', 'new');
    expect(local.get('locale')).toContain('new');
  });
});

describe('the texts of features', () => {
  test('are there once they were brought', async () => {
    const local = new MemoryLocalStore();
    local.set('lang', 'ja-JP');
    const i18n = await loadI18n(local, { preferred: [] });
    expect(i18n.has('auth.signIn')).toBe(false);
    await i18n.bring(['auth']);
    expect(i18n.has('auth.signIn')).toBe(true);
  });
});

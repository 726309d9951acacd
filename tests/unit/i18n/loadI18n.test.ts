import { describe, expect, test, vi } from 'vitest';
import { loadI18n } from '~/i18n/loadI18n';
import type { AppError } from '~/lib/AppError';
import { LoadError } from '~/lib/AppError';
import { catalogsOf } from '../../../.scripts/generate/catalogs.mjs';
import { MemoryLocalStore } from '../../fixtures/memoryStores';

const unreachable = () => Promise.reject(new LoadError('gone'));

/** Answers with the catalogs of the product. */
const built = async (lang: string, name: string) => catalogsOf(lang)[name]!;

describe('loading the texts', () => {
  test('loading the texts fetches the catalog of the stored language', async () => {
    const local = new MemoryLocalStore();
    local.set('lang', 'ja-JP');
    const i18n = await loadI18n(local, { preferred: [], fetchCatalog: built });
    expect(i18n.lang).toBe('ja-JP');
    expect(i18n.t('core.cancel')).toBe('キャンセル');
  });

  test('the texts of the last visit are used when the texts cannot be loaded', async () => {
    const local = new MemoryLocalStore();
    await loadI18n(local, { preferred: ['ja-JP'], fetchCatalog: built });
    const reports: AppError[] = [];
    const i18n = await loadI18n(local, { preferred: ['ja-JP'], fetchCatalog: unreachable, report: (error) => reports.push(error) });
    expect(i18n.t('core.cancel')).toBe('キャンセル');
    expect(reports).toMatchObject([{ code: 'load' }]);
  });

  test('English is used when there was no last visit', async () => {
    const i18n = await loadI18n(new MemoryLocalStore(), {
      preferred: ['ja-JP'],
      report: () => {},
      fetchCatalog: async (lang, name) => (lang === 'en-US' ? built(lang, name) : unreachable()),
    });
    expect(i18n.lang).toBe('en-US');
  });

  test('an unknown language that is stored gives English, and one complaint in the console names it', async () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    const local = new MemoryLocalStore();
    local.set('lang', 'tlh-KX');
    const { lang } = await loadI18n(local, { preferred: ['ja-JP'], fetchCatalog: built });
    const complaints = complaint.mock.calls;
    complaint.mockRestore();
    expect({ lang, complaints }).toEqual({ lang: 'en-US', complaints: [['unknown language tlh-KX']] });
  });

  test('the texts are stored again when the version changed', async () => {
    const local = new MemoryLocalStore();
    const load = (version: string, text: string) =>
      loadI18n(local, { preferred: ['en-US'], version, fetchCatalog: async () => ({ 'core.ok': text }) });
    await load('1', 'old');
    await load('1', 'ignored');
    expect(local.get('locale')).toContain('old');
    await load('2', 'new');
    expect(local.get('locale')).toContain('new');
  });

  test('the texts that features share are loaded in the same language', async () => {
    const local = new MemoryLocalStore();
    local.set('lang', 'ja-JP');
    const i18n = await loadI18n(local, { preferred: [], fetchCatalog: built });
    expect(i18n.has('auth.signIn')).toBe(false);
    await i18n.shared();
    expect(i18n.t('auth.signIn')).toBe('ログイン');
  });
});

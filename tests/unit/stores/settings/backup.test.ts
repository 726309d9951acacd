import { describe, expect, test } from 'vitest';
import { exportSettings, importSettings } from '~/stores/settings/backup';
import { createTestRoot } from '../../../fixtures/createTestRoot';

const backup = (values: unknown, kind = 'wisteria settings') => JSON.stringify({ kind, version: 1, values });

describe('a backup of the settings', () => {
  test('SET12 a backup restores what was saved', () => {
    const { root } = createTestRoot();
    root.settings.set('squareAvatars', true);
    root.settings.set('nsfw', 'force');
    const text = exportSettings(root.settings);
    const other = createTestRoot().root.settings;
    expect(importSettings(other, text)).toMatchObject({ refused: [] });
    expect(other.get('squareAvatars')).toBe(true);
    expect(other.get('nsfw')).toBe('force');
  });

  test('SET12 a backup leaves out data that is not a choice', () => {
    const { settings } = createTestRoot().root;
    settings.set('memo', 'buy milk');
    expect(exportSettings(settings)).not.toContain('buy milk');
    expect(Object.keys((JSON.parse(exportSettings(settings)) as { values: object }).values)).not.toContain('recentlyUsedEmojis');
  });

  test('SET12 a backup with unusable values lists their names, and the others are restored', () => {
    const { settings } = createTestRoot().root;
    const result = importSettings(settings, backup({ squareAvatars: true, nsfw: 'loud', madeUp: 1, memo: 'mine', __proto__x: 1 }));
    expect(result).toEqual({ count: 1, refused: ['nsfw', 'madeUp', 'memo', '__proto__x'] });
    expect(settings.get('squareAvatars')).toBe(true);
    expect(settings.get('nsfw')).toBe('respect');
    expect(settings.get('memo')).toBeNull();
  });

  test.each([
    ['no JSON', '{'],
    ['another kind of file', backup({}, 'wisteria workspace')],
    ['no values', backup(null)],
    ['a list', '[]'],
    ['null', 'null'],
  ])('SET12 a text with %s is not a backup', (_what, text) => {
    expect(importSettings(createTestRoot().root.settings, text)).toBeNull();
  });
});

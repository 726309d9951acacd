import { describe, expect, test } from 'vitest';
import { defaultSetting, isSettingKey, parseSetting, settingKeys } from '~/stores/settings/settingsTable';

const keys = settingKeys();

describe('the settings', () => {
  test.each(keys)('the setting %s refuses values of a wrong type or size', (key) => {
    // A memo may be long, and a set-up that is over is at step -1.
    const tooLong = 'a'.repeat(key === 'memo' ? 1_000_001 : 20_000);
    const nonsense = [undefined, Symbol('x'), () => 1, Number.NaN, tooLong, ...(key === 'accountSetupWizard' ? [] : [-1])];
    expect(nonsense.map((raw) => parseSetting(key, raw))).toEqual(nonsense.map(() => undefined));
  });

  test('every setting has exactly one scope', () => {
    const all = (['account', 'deviceAccount', 'device'] as const).flatMap(settingKeys);
    expect(all.toSorted()).toEqual(keys.toSorted());
  });

  test('properties that every object has are not settings', () => {
    for (const name of ['constructor', '__proto__', 'toString', '']) expect(isSettingKey(name)).toBe(false);
  });

  test('the default has ten reactions', () => {
    expect(defaultSetting('reactions')).toHaveLength(10);
  });
});

describe('a stored value', () => {
  test('SET2 a stored object gets its missing fields and loses unknown ones', () => {
    expect(parseSetting('dataSaver', { media: true, extra: 1, code: 'yes' })).toEqual({
      media: true,
      avatar: false,
      urlPreview: false,
      code: false,
    });
  });

  test('a stored timeline keeps its list, and an unknown source falls back to home', () => {
    const tl = { src: 'list:abc', userList: { id: 'abc', name: 'Friends', more: 1 }, filter: { withReplies: false } };
    expect(parseSetting('tl', tl)).toEqual({
      src: 'list:abc',
      userList: { id: 'abc', name: 'Friends' },
      filter: { withReplies: false, withRenotes: true, withSensitive: true, onlyFiles: false },
    });
    expect(parseSetting('tl', { src: 'javascript:1', userList: { name: 'no id' } })).toMatchObject({ src: 'home', userList: null });
  });

  test('SET2 a stored list loses its unusable members', () => {
    expect(parseSetting('recentlyUsedEmojis', ['👍', 1, null, ':a:'])).toEqual(['👍', ':a:']);
  });

  test('SET2 stored keys of commands are kept even if only another version knows the command, and invalid ones are dropped', () => {
    expect(parseSetting('keyBindings', { reply: ['R', 1], fromLater: ['F9'], undo: 'Z', redo: null })).toEqual({
      reply: ['R'],
      fromLater: ['F9'],
    });
  });

  test('at most 32 recently used emojis are kept', () => {
    expect(
      parseSetting(
        'recentlyUsedEmojis',
        Array.from({ length: 40 }, (_, i) => `:e${i}:`),
      ),
    ).toHaveLength(32);
  });

  test.each([
    ['a built-in sound', { type: 'syuilo/up', volume: 0.5, extra: 1 }, { type: 'syuilo/up', volume: 0.5 }],
    ['no sound', { type: null, volume: 1 }, { type: null, volume: 1 }],
    [
      'a file of the drive',
      { type: '_driveFile_', fileId: 'f', fileUrl: 'https://example.test/a.mp3', volume: 1 },
      { type: '_driveFile_', fileId: 'f', fileUrl: 'https://example.test/a.mp3', volume: 1 },
    ],
    ['a file with a dangerous address', { type: '_driveFile_', fileId: 'f', fileUrl: 'javascript:alert(1)', volume: 1 }, undefined],
    ['a volume out of range', { type: 'syuilo/up', volume: 5 }, { type: 'syuilo/up', volume: 1 }],
  ])('a stored sound is read correctly: %s', (_what, raw, expected) => {
    expect(parseSetting('sound_note', raw)).toEqual(expected);
  });
});

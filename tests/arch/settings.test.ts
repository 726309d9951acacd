import { describe, expect, test } from 'vitest';
import { settingGroups } from '~/generated/settingRows';
import type { SettingRow } from '~/registry/defineSettings';
import { labelKeyOf } from '~/stores/settings/sections';
import { defaultSetting, parseSetting, rowOf, settingKeys, type SettingKey } from '~/stores/settings/settingsTable';
import { literalText, visit } from './lib/ast';
import { readEnglish } from './lib/locales';
import { CLIENT, readFiles, type SourceFile } from './lib/tree';

const texts = readEnglish();
const names = settingKeys();
const shown = names.filter((name) => !rowOf(name).isHidden);

/** Where settings are described, in forms of themselves or by name alone. */
const DESCRIBES = /^(?:src\/stores\/settings\/rows\/|src\/generated\/|(?:pages|widgets|windows)\/[^/]+\/settings\.ts$)/;

/** Settings that are asked for by a variable, and where. */
const READ_BY_VARIABLE: Readonly<Record<string, string>> = {
  reactions: 'src/components/emojiPicker/EmojiOffer.ts reads the list that its picker pins',
  pinnedEmojis: 'src/components/emojiPicker/EmojiOffer.ts reads the list that its picker pins',
};

/** The names of settings that code asks for: `settings.get('name')`, or a template that begins like it. */
function settingsRead(files: readonly SourceFile[]): (name: string) => boolean {
  const written = new Set<string>();
  const begins: string[] = [];
  for (const file of files) {
    visit(file, {
      CallExpression({ callee, arguments: [name] }) {
        if (!name || callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || callee.property.name !== 'get') return;
        const text = literalText(name);
        if (text !== null) written.add(text);
        else if (name.type === 'TemplateLiteral') begins.push(name.quasis[0]?.value.cooked ?? '');
      },
    });
  }
  return (name) => written.has(name) || begins.some((begin) => begin !== '' && name.startsWith(begin));
}

/** The texts of a choice's items. */
function itemKeys(name: SettingKey): string[] {
  const row = rowOf(name);
  const items = row.kind === 'switches' ? Object.keys(row.default) : 'items' in row ? row.items : [];
  return items.map((item) => `${labelKeyOf(name)}.${item}`);
}

describe('the settings', () => {
  test('settings have names that no other setting has', () => {
    const all = settingGroups.flatMap(({ rows }) => Object.keys(rows));
    expect(all.toSorted()).toEqual([...new Set(all)].toSorted());
  });

  test('every setting is read by the product', () => {
    const isRead = settingsRead(readFiles(CLIENT, /\.tsx?$/).filter(({ path }) => !DESCRIBES.test(path)));
    expect(names.filter((name) => !isRead(name) && !(name in READ_BY_VARIABLE))).toEqual([]);
  });

  test('no text of settings belongs to nothing', () => {
    const known = new Set(
      names.flatMap((name) => {
        const label = labelKeyOf(name);
        return [label, `${label}.help`, `${label}.keywords`, ...itemKeys(name)];
      }),
    );
    expect([...texts.keys()].filter((key) => key.startsWith('setting.') && !known.has(key))).toEqual([]);
  });

  test('every setting has a default that its own parser takes', () => {
    const taken = (name: SettingKey) => parseSetting(name, structuredClone(defaultSetting(name)));
    expect(Object.fromEntries(names.map((name) => [name, taken(name)]))).toEqual(
      Object.fromEntries(names.map((name) => [name, defaultSetting(name)])),
    );
  });

  test('every setting that forms show has its texts, and a window that edits it if no control does', () => {
    const isWithout = (row: SettingRow) => row.kind === 'custom' && row.editor === undefined;
    expect(shown.filter((name) => isWithout(rowOf(name)))).toEqual([]);
    expect(shown.flatMap((name) => [labelKeyOf(name), ...itemKeys(name)]).filter((key) => !texts.has(key))).toEqual([]);
  });

  test('settings are left out for values that other settings can have', () => {
    const conditions = names.flatMap((name) =>
      Object.entries(rowOf(name).hideWhen ?? {}).map(([other, value]) => ({ name, other, value })),
    );
    expect(conditions.filter(({ other, value }) => parseSetting(other as SettingKey, value) !== value)).toEqual([]);
  });
});

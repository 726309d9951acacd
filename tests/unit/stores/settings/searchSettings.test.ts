import { expect, test } from 'vitest';
import type { WireMeta } from '~/api/wire';
import { searchSettings } from '~/stores/settings/searchSettings';
import { createTestRoot } from '../../../fixtures/createTestRoot';

function search(query: string, change: (root: ReturnType<typeof createTestRoot>['root']) => void = () => {}) {
  const { root } = createTestRoot();
  change(root);
  return searchSettings(query, root.i18n, root);
}

test.each([
  ['its label', 'square avatars'],
  ['its beginning, without case', 'SQU ava'],
])('SET13 finds a setting by %s', (_what, query) => {
  expect(search(query)[0]).toBe('squareAvatars');
});

test('SET13 finds a setting by its explanation and its keywords', () => {
  expect(search('bandwidth')).toEqual(['dataSaver']);
  expect(search('copy ids')).toContain('devMode');
});

test('SET13 finds the density by words for what it changes', () => {
  expect(search('row spacing')[0]).toBe('density');
});

test('SET13 finds all settings of a section by its name, those with the word in their label first', () => {
  const found = search('sounds');
  expect(found[0]).toBe('sound_notUseSound');
  expect(found).toContain('sound_note');
});

test('SET13 leaves out settings that have no effect now, and hidden ones', () => {
  expect(search('Master volume', ({ settings }) => settings.set('sound_notUseSound', true))).toEqual([]);
  expect(search('memo')).not.toContain('memo');
});

test('a setting that needs a feature of the server is found only where the server has it', async () => {
  const { root, api } = createTestRoot();
  const found = () => searchSettings('gps', root.i18n, root);
  root.settings.set('keepOriginalUploading', true);
  expect(found()).toEqual([]);
  for (const { features, names } of [
    { features: { miauth: true }, names: [] },
    { features: { keepMetadata: false }, names: [] },
    { features: { keepMetadata: true }, names: ['keepMetadata'] },
  ]) {
    api.on('meta', { version: '1', features } as unknown as WireMeta);
    await root.session.current.server.load();
    expect({ features, found: found() }).toEqual({ features, found: names });
  }
  root.settings.set('keepOriginalUploading', false);
  expect(found()).toEqual([]);
});

import { expect, test } from 'vitest';
import { changeLanguage } from '~/stores/changeLanguage';
import { createTestRoot } from '../../fixtures/createTestRoot';
import { FakeTabs } from '../../fixtures/memoryStores';

test('a chosen language is stored, and the other tabs reload', () => {
  const tabs = new FakeTabs();
  const heard: unknown[] = [];
  tabs.open().on('reload', (body) => heard.push(body));
  const { root, local } = createTestRoot({ tabs });
  expect(changeLanguage(root, 'ja-JP')).toBe(true);
  expect({ lang: local.get('lang'), heard, toasts: root.overlays.toasts.items }).toEqual({
    lang: 'ja-JP',
    heard: [{ to: null }],
    toasts: [],
  });
});

test.each([null, 'en-US'])('a browser that does not keep a language says so and stays with %s', async (before) => {
  const { root, local } = createTestRoot();
  await root.i18n.shared();
  if (before !== null) local.set('lang', before);
  local.isFull = true;
  expect(changeLanguage(root, 'ja-JP')).toBe(false);
  expect(local.get('lang')).toBe(before);
  expect(root.overlays.toasts.items).toMatchObject([
    { kind: 'error', text: expect.stringMatching(/^Your browser didn't store the language/) },
  ]);
});

import { expect, test } from 'vitest';
import { changeLanguage } from '~/stores/changeLanguage';
import { createTestRoot, settled } from '../../fixtures/createTestRoot';
import { FakeTabs } from '../../fixtures/memoryStores';

test('a chosen language is stored and shown, also in the other tabs', async () => {
  const tabs = new FakeTabs();
  const { root, local } = createTestRoot({ tabs });
  const { root: other } = createTestRoot({ tabs });
  await other.session.boot();
  await changeLanguage(root, 'ja-JP');
  await settled();
  expect({
    lang: local.get('lang'),
    texts: [root, other].map(({ i18n }) => i18n.t('core.save')),
    toasts: root.overlays.toasts.items,
  }).toEqual({
    lang: 'ja-JP',
    texts: ['保存', '保存'],
    toasts: [],
  });
});

test.each([null, 'en-US'])('a browser that does not keep a language says so and stays with %s', async (before) => {
  const { root, local } = createTestRoot();
  await root.i18n.shared();
  if (before !== null) local.set('lang', before);
  local.isFull = true;
  await changeLanguage(root, 'ja-JP');
  expect({ stored: local.get('lang'), shown: root.i18n.lang }).toEqual({ stored: before, shown: 'en-US' });
  expect(root.overlays.toasts.items).toMatchObject([
    { kind: 'error', text: expect.stringMatching(/^Your browser didn't store the language/) },
  ]);
});

test('texts that cannot be fetched leave the old language, and can be tried again', async () => {
  const { root, local } = createTestRoot();
  await changeLanguage(root, 'xx-XX');
  expect({ stored: local.get('lang'), shown: root.i18n.lang }).toEqual({ stored: null, shown: 'en-US' });
  expect(root.overlays.toasts.items).toMatchObject([{ kind: 'error', action: { label: 'Try again' } }]);
});

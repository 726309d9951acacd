import { expect, test } from 'vitest';
import { clearCache } from '~/stores/clearCache';
import { user } from '../../fixtures/builders';
import { createTestRoot } from '../../fixtures/createTestRoot';

test('clearing the cache removes what is loaded again, loads the emoji, and leaves everything else', async () => {
  const { root, local, kv, api } = createTestRoot({ me: user('alice').me(), api: { emojis: { emojis: [] } } });
  for (const key of ['theme', 'instance', 'lang']) local.set(key, 'kept');
  for (const key of ['emojis', 'drafts']) await kv.set(key, 'kept');
  expect(await clearCache(root)).toMatchObject({ ok: true });
  expect({ theme: local.get('theme'), instance: local.get('instance'), lang: local.get('lang') }).toEqual({
    theme: null,
    instance: null,
    lang: 'kept',
  });
  expect({ emojis: await kv.get('emojis'), drafts: await kv.get('drafts') }).toEqual({ emojis: [], drafts: 'kept' });
  expect(api.paramsOf('emojis')).toHaveLength(1);
});

test('clearing the cache fails with an error when the browser refuses', async () => {
  const { root, kv } = createTestRoot({ me: user('alice').me() });
  kv.failure = new Error('refused');
  expect((await clearCache(root)).ok).toBe(false);
});

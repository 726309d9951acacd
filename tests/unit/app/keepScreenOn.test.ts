import { expect, test } from 'vitest';
import { keepScreenOn, type ScreenLocks } from '~/app/keepScreenOn';
import { createTestRoot, settled } from '../../fixtures/createTestRoot';

/** A page that can be hidden, and a browser that counts its locks. */
function open({ refuses = false } = {}) {
  const { root } = createTestRoot();
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  let held = 0;
  const locks: ScreenLocks = {
    request: async () => {
      if (refuses) throw new DOMException('low battery', 'NotAllowedError');
      held += 1;
      return { release: async () => void (held -= 1) };
    },
  };
  keepScreenOn(root, page as unknown as Document, locks);
  const show = async (state: string) => {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
    await settled();
  };
  const set = async (isOn: boolean) => {
    root.settings.set('keepScreenOn', isOn);
    await settled();
  };
  return { set, show, held: () => held };
}

test('the screen stays on while the setting says so and the page is visible', async () => {
  const { set, show, held } = open();
  expect(held()).toBe(0);
  await set(true);
  expect(held()).toBe(1);
  await show('hidden');
  expect(held()).toBe(0);
  await show('visible');
  expect(held()).toBe(1);
  await set(false);
  expect(held()).toBe(0);
});

test('a browser that refuses to keep the screen on causes no error', async () => {
  const { set, show, held } = open({ refuses: true });
  await set(true);
  await show('hidden');
  expect(held()).toBe(0);
});

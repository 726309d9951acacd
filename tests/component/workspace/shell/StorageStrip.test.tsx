import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createStorageHealth } from '~/stores/start/StorageHealth';
import StorageStrip from '~/workspace/shell/StorageStrip';
import { user } from '../../../fixtures/builders';
import { createTestRoot, settled } from '../../../fixtures/createTestRoot';
import { renderWithRoot } from '../../renderWithRoot';

let end = () => {};
afterEach(() => end());

/** Shows the banner in a browser that refuses a value, above a page. */
function open() {
  const test = createTestRoot({ me: user('alice').me(), api: { emojis: { emojis: [] } } });
  const health = test.root.part(createStorageHealth);
  end = () => health.dispose();
  test.local.values.set('instance', 'cached');
  test.local.isFull = true;
  act(() => void test.local.set('settings', 'x'));
  renderWithRoot(
    <>
      <StorageStrip />
      <main id="main" tabIndex={-1} />
    </>,
    { test },
  );
  const said = () => test.root.overlays.toasts.items.map(({ text }) => text);
  return { ...test, said };
}

async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settled);
}

test('the banner says what is lost, and goes by itself when the browser keeps the value', () => {
  const { local } = open();
  expect(screen.getByRole('alert').textContent).toContain("You'll lose changed settings, columns and drafts");
  local.isFull = false;
  act(() => void local.set('settings', 'x'));
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('trying again says that it did not help, and the banner stays', async () => {
  const { said } = open();
  await press('Try again');
  expect(said()).toEqual([expect.stringContaining("It didn't help.")]);
  expect(screen.getByRole('complementary', { name: 'Your browser stores nothing more' })).toBeTruthy();
});

test('when trying again helps, the banner goes, says so, and the focus is on the page', async () => {
  const { local, said } = open();
  local.isFull = false;
  await press('Try again');
  expect({ said: said(), banner: screen.queryByRole('complementary'), focus: document.activeElement?.id }).toEqual({
    said: ['Your browser stores your changes again.'],
    banner: null,
    focus: 'main',
  });
});

test('freeing space removes what can be loaded again', async () => {
  const { local } = open();
  await press('Free up space');
  expect(local.get('instance')).toBeNull();
});

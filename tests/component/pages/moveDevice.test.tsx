import { act, fireEvent, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { deflateText, inflateText } from '~/lib/deflateText';
import { writeMove } from '~/stores/settings/deviceMove';
import MoveDevicePage from '../../../pages/move-device/MoveDevicePage';
import { appAccount } from '../../fixtures/appAccount';
import { createTestRoot } from '../../fixtures/createTestRoot';
import { renderWithRoot } from '../renderWithRoot';

/** A device with two columns and a changed setting, as an app of another server. */
function oldDevice() {
  const test = createTestRoot(appAccount());
  test.root.settings.set('collapseRenotes', false);
  test.root.workspace.openColumn('/explore');
  return test;
}

async function open(data: string | undefined, options = appAccount() as Parameters<typeof renderWithRoot>[1]) {
  const rendered = renderWithRoot(<MoveDevicePage params={data === undefined ? {} : { data }} />, options);
  await act(() => new Promise((done) => setTimeout(done)));
  return rendered;
}

test('a link brings the settings and the columns of another device, after a question', async () => {
  const { root: old } = oldDevice();
  const { root } = await open(await deflateText(writeMove(old)));
  expect(await screen.findByText('1 changed setting and 2 columns')).toBeTruthy();
  expect(runInAction(() => root.settings.get('collapseRenotes'))).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Use them' }));
  await act(() => new Promise((done) => setTimeout(done)));
  expect(runInAction(() => root.settings.get('collapseRenotes'))).toBe(false);
  const hrefs = runInAction(() =>
    root.workspace.deckPanes.map((id) => (id === 'main' ? id : root.workspace.visitsOf(id).entries[0]!.href)),
  );
  expect(hrefs).toEqual(['main', '/explore']);
});

test('there is no token in what a device hands over', () => {
  const { root } = oldDevice();
  expect(writeMove(root)).not.toContain('token of an app');
});

test('a device shows a code that has its address, and offers the rest where there is too much', async () => {
  await open(undefined);
  expect(await screen.findByRole('img', { name: 'QR code for the other device' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save as file' })).toBeTruthy();
});

test.each(['', 'x', '!!', 'a'.repeat(500)])('damaged data changes nothing, and says so', async (rest) => {
  const { root: old } = oldDevice();
  const whole = await deflateText(writeMove(old));
  await open(rest === '' ? whole.slice(0, 20) : rest);
  expect(await screen.findByText('Nothing to take over')).toBeTruthy();
});

test('a file of something else is refused', async () => {
  await open(undefined);
  const file = new File(['{"kind":"other"}'], 'x.json', { type: 'application/json' });
  fireEvent.change(document.querySelector('input[type="file"]')!, { target: { files: [file] } });
  expect(await screen.findByText('Nothing to take over')).toBeTruthy();
});

test('a visitor is asked to sign in first', async () => {
  await open('abc', { me: null });
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
});

test('few letters that stand for very many are refused', async () => {
  expect(await inflateText(await deflateText('a'.repeat(10_000)), 9_999)).toBeNull();
  expect(await inflateText(await deflateText('ü'.repeat(100)), 200)).toBe('ü'.repeat(100));
});

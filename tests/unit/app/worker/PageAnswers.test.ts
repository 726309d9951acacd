import { expect, test, vi } from 'vitest';
import { PageAnswers } from '~/app/worker/PageAnswers';

const navigation = (path: string, more: object = {}) =>
  Object.assign(new Event('fetch'), { request: new Request(`https://wisteria.example${path}`), resultingClientId: 'tab', ...more });

function answers({ stored = true }: { stored?: boolean } = {}) {
  const page = vi.fn<() => Promise<Response | undefined>>(async () => (stored ? new Response('stored') : undefined));
  const fetch = vi.fn<() => Promise<Response>>(async () => new Response('served'));
  let giveUp = () => {};
  const pages = new PageAnswers({ page }, { fetch, wait: () => new Promise<void>((resolve) => (giveUp = resolve)) });
  const textOf = async (event: Event) => (await pages.answer(event)).text();
  return { page, fetch, pages, textOf, giveUp: () => giveUp() };
}

test('the page comes from the server', async () => {
  const { textOf, page } = answers();
  expect(await textOf(navigation('/'))).toBe('served');
  expect(page).not.toHaveBeenCalled();
});

test('an answer that the browser has asked for already is used', async () => {
  const { textOf, fetch } = answers();
  expect(await textOf(navigation('/', { preloadResponse: Promise.resolve(new Response('early')) }))).toBe('early');
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ['no network', () => Promise.reject(new TypeError('no network'))],
  ['a proxy without its server', async () => new Response('', { status: 502 })],
])('with %s, the stored page opens', async (_what, respond) => {
  const { textOf, fetch } = answers();
  fetch.mockImplementation(respond);
  expect(await textOf(navigation('/notes/abc'))).toBe('stored');
});

test('a server that takes too long does not keep the stored page back', async () => {
  const { textOf, fetch, giveUp } = answers();
  fetch.mockReturnValue(new Promise(() => {}));
  const shown = textOf(navigation('/'));
  giveUp();
  expect(await shown).toBe('stored');
});

test('without a stored page, the failure is the one of the network', async () => {
  const { textOf, fetch } = answers({ stored: false });
  fetch.mockRejectedValue(new TypeError('no network'));
  await expect(textOf(navigation('/'))).rejects.toThrow('no network');
});

test('safe mode starts without what is stored, and its page gets no stored file', async () => {
  const { textOf, fetch, pages } = answers();
  expect(await textOf(navigation('/?safe'))).toBe('served');
  fetch.mockRejectedValue(new TypeError('no network'));
  await expect(textOf(navigation('/?safe'))).rejects.toThrow('no network');
  const asks = (clientId: string) => pages.isSafe(Object.assign(new Event('fetch'), { clientId }));
  expect({ safe: asks('tab'), other: asks('another') }).toEqual({ safe: true, other: false });
});

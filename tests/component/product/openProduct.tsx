import { act, render } from '@testing-library/react';
import { vi } from 'vitest';
import { MisskeyClient } from '~/api/MisskeyClient';
import { App } from '~/app/App';
import { PAGES } from '~/generated/pageIndex';
import { LazyLoader } from '~/registry/lazyLoader';
import { BrowserBackend } from '~/router/BrowserBackend';
import { PaneHistory } from '~/router/PaneHistory';
import { RouteTable } from '~/router/RouteTable';
import { LivePanes } from '~/workspace/panes/LivePanes';
import { consoleWatch } from '../../fixtures/consoleWatch';
import { note, user } from '../../fixtures/builders';
import { createTestRoot, settled, type TestRootOptions } from '../../fixtures/createTestRoot';
import { setScreenWidth } from '../viewport';

/** An answer before it is read: a text with a status, or none for ever. */
export type Raw = { readonly status?: number; readonly text: string } | 'silence';

export const me = user('alice').me();
const bob = user('bob').build();

/** The answers of a server to what a start and the home timeline ask for. */
export const goodAnswers: Readonly<Record<string, unknown>> = {
  i: me,
  meta: { version: '2024.2.0', name: 'Garden', uri: 'https://example.test', policies: me.policies, maxNoteTextLength: 3000 },
  'notes/timeline': [note().id('n2').by(bob).text('second').build(), note().id('n1').by(bob).text('first').build()],
  emojis: { emojis: [] },
  // The first steps of the account are over.
  'i/registry/get-all': { accountSetupWizard: -1 },
  'i/registry/get': {},
  'i/registry/set': {},
  'i/registry/remove': {},
  'i/registry/keys-with-type': {},
  'i/notifications-grouped': [],
  'i/notifications': [],
  'mute/list': [],
  'antennas/list': [],
  'users/lists/list': [],
  announcements: [],
};

/** Answers calls with {@link goodAnswers}, other texts where they are given, and 404 for the rest. */
function server(broken: Readonly<Record<string, Raw>>) {
  const asked: string[] = [];
  const answer: typeof fetch = async (url, { signal } = {}) => {
    const endpoint = new URL(url as string).pathname.slice('/api/'.length);
    asked.push(endpoint);
    const raw = broken[endpoint];
    if (raw === 'silence') {
      return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new DOMException('late', 'AbortError'))));
    }
    if (raw) return new Response(raw.status === 204 ? null : raw.text, { status: raw.status ?? 200 });
    if (!(endpoint in goodAnswers)) return new Response('{"error":{"code":"NO_SUCH_ENDPOINT","id":"x","message":"no"}}', { status: 404 });
    return Response.json(goodAnswers[endpoint]);
  };
  return { asked, answer };
}

/** The whole product at an address, with real calls to a pretended server. */
export async function openProduct({
  href = '/',
  broken = {},
  ...options
}: TestRootOptions & { readonly href?: string; readonly broken?: Record<string, Raw> } = {}) {
  setScreenWidth(1280);
  // Many small components read nothing for some data. Their own tests find a missing `observer`.
  consoleWatch.expect(/without reading any observable value/);
  window.history.replaceState(null, '', href);
  const { asked, answer } = server(broken);
  const test = createTestRoot({ me, ...options });
  const { root, api, clock } = test;
  const client = new MisskeyClient({ origin: api.origin, token: 'secret', clock, isOnline: () => true, fetch: answer });
  api.call = client.call.bind(client);
  const workspace = {
    routes: new RouteTable(PAGES),
    loader: new LazyLoader(root.i18n),
  };
  let key = 0;
  const panes = new LivePanes(new PaneHistory(new BrowserBackend(window, () => String(++key))));
  await act(async () => {
    render(<App root={root} workspace={workspace} panes={panes} firstDataPainted={Promise.resolve()} onRendered={() => {}} />);
    await arrived();
  });
  // What the start does once the page is on screen.
  const begin = async () => {
    await Promise.all([root.session.boot(), root.session.current.server.load()]);
    await root.workspaceKeeper.start();
    await root.session.current.server.emojis.load();
  };
  let started: Promise<void> = Promise.resolve();
  await act(async () => {
    started = begin();
    await arrived();
  });
  return { ...test, asked, started };
}

/** Lets everything that is on its way arrive: code, answers, and what follows from them. */
export async function arrived(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) {
    await vi.dynamicImportSettled();
    await settled();
  }
}

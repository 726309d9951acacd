/** Every page of the product for every kind of viewer, with the recorded answers of a real server. */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { WireMe } from '~/api/wire';
import { PAGES } from '~/generated/pageIndex';
import type { MessageKey } from '~/i18n/I18n';
import { I18nProvider } from '~/i18n/useI18n';
import type { ExampleValue, PageManifest, PageRoute } from '~/registry/definePage';
import { mayOpen } from '~/registry/mayOpen';
import type { PageEntry } from '~/registry/PageEntry';
import { StoresContext } from '~/react/context';
import { PaneContext } from '~/router/PaneContext';
import { MemoryBackend, PaneHistory } from '~/router/PaneHistory';
import { MAIN_PANE } from '~/services/workspace/document';
import { visitsOf } from '~/services/workspace/visits';
import { LivePane } from '~/workspace/panes/LivePane';
import { PaneHost } from '~/workspace/panes/PaneHost';
import { WorkspaceContext } from '~/workspace/WorkspaceContext';
import { policies, user } from '../../fixtures/builders';
import { consoleWatch } from '../../fixtures/consoleWatch';
import { createShortcutSource } from '~/stores/commands/ShortcutList';
import { createTestRoot } from '../../fixtures/createTestRoot';
import type { ApiScript } from '../../fixtures/FakeApi';
import { exampleAddress } from '../../fixtures/exampleAddress';
import { fakePane } from '../../fixtures/fakePane';
import { fakeWorkspace } from '../../fixtures/fakeWorkspace';
import { withMemoryWorker } from '../../fixtures/memoryWorker';

// Some pages show what this device remembers.
beforeEach(async () => void (await withMemoryWorker()));

interface Recorded {
  readonly endpoint: string;
  readonly status: number;
  readonly body?: unknown;
}

const recordings = import.meta.glob<readonly Recorded[]>('../../fixtures/recorded/answers/*.json', { eager: true, import: 'default' });
const manifests = Object.values(import.meta.glob<PageManifest>('/pages/**/manifest.ts', { eager: true, import: 'default' }));

/** The first successful answer of each endpoint. */
const answers = new Map<string, unknown>();
for (const { endpoint, status, body } of Object.values(recordings).flat()) {
  const isOfSeveral = endpoint === 'users/show' && Array.isArray(body);
  if (status < 300 && !answers.has(endpoint) && !isOfSeveral) answers.set(endpoint, body);
}
// Was not recorded.
const app = { id: 'a', name: 'App', callbackUrl: null, permission: ['read:account'], isAuthorized: false };
answers.set('auth/session/show', { id: 'a', app, token: 'a-token' });

/** The value of an example: itself, or the field of the first thing that was recorded for its endpoint. */
function valueOf(example: ExampleValue): string {
  if (typeof example === 'string') return example;
  const [first] = answers.get(example.from) as readonly Readonly<Record<string, string>>[];
  return first![example.field ?? 'id']!;
}

const me = user('alice').me();
const viewers: Readonly<Record<string, WireMe | null>> = {
  'a visitor': null,
  'a person': me,
  'an administrator': { ...me, isAdmin: true, isModerator: true, policies: policies({ canManageCustomEmojis: true }) },
};

/** What those read who may open a page and not use it, as the key of a text. Administrators may use all pages. */
const MANAGED: Readonly<Record<string, MessageKey>> = {
  'avatar-decorations': 'decorationManager.notAllowed',
  'custom-emojis-manager': 'emojiManager.notAllowed',
};

const children = await Promise.all(PAGES.map(async (page) => (await page.children?.())?.default ?? []));
const routes = [...PAGES, ...children.flat()].flatMap((page) => page.routes.map((route) => ({ page, ...route })));

const manifestOf = ({ id }: PageEntry) => manifests.find((manifest) => manifest.id === id)!;

function addressOf(page: PageEntry, route: PageRoute): string {
  const { example = {} } = manifestOf(page);
  return exampleAddress(route, Object.fromEntries(Object.entries(example).map(([name, value]) => [name, valueOf(value)])));
}

const api: ApiScript = Object.fromEntries(answers);

async function open(href: string, viewer: WireMe | null) {
  consoleWatch.expect(/without reading any observable value/);
  const { root } = createTestRoot({ me: viewer, api: viewer ? { ...api, i: viewer } : api });
  await root.session.current.server.load();
  root.part(createShortcutSource).offer({ commands: [], fixed: [], goTo: { id: 'goTo', places: [], safeModePresses: 5 } });
  const pane = new LivePane(MAIN_PANE, new PaneHistory(new MemoryBackend(visitsOf(href))), () => {});
  await act(async () => {
    render(
      <StoresContext value={root}>
        <I18nProvider i18n={root.i18n}>
          <WorkspaceContext value={fakeWorkspace(root.i18n, PAGES)}>
            <PaneContext value={fakePane()}>
              <PaneHost pane={pane} frame="main" />
            </PaneContext>
          </WorkspaceContext>
        </I18nProvider>
      </StoresContext>,
    );
  });
  return { pane, root };
}

/** What a page shows. A viewer who may not open a page may not open its parent page either, which then stands there. */
const shownAt = ({ id }: PageEntry): HTMLElement | null =>
  document.querySelector(`[data-page="${id}"]`) ?? document.querySelector(`[data-page="${id.split('/')[0]}"]`);

/**
 * Whether a page can be another one for a viewer: settings are the same for all who signed in, the gallery for everybody, and what only
 * administrators find is nothing for all others.
 */
function canDiffer({ id }: PageEntry, viewer: WireMe | null): boolean {
  if (id === 'dev') return viewer === null;
  if (id.startsWith('admin/')) return viewer?.isAdmin === true;
  return !viewer?.isModerator || !id.startsWith('settings/');
}

describe.each(Object.entries(viewers))('%s', (_who, viewer) => {
  const own = routes.filter(
    ({ only, redirect, page }) =>
      redirect === undefined && (!only || (only === 'signedIn') === (viewer !== null)) && canDiffer(page, viewer),
  );

  test.each(own.map(({ page, ...route }) => [addressOf(page, route), page] as const))('sees the right face of %s', async (href, page) => {
    const { pane, root } = await open(href, viewer);
    const { t } = root.i18n;
    const isOpen = mayOpen(page.requires, viewer);
    await waitFor(() => {
      const shown = isOpen ? document.querySelector(`[data-page="${page.id}"]`) : shownAt(page);
      expect(shown?.textContent, 'the page is there').toBeTruthy();
      expect(pane.title, 'the page has a title').not.toBe('');
      expect(shown?.querySelector('[aria-busy="true"]'), 'nothing is busy').toBeNull();
      expect(within(shown as HTMLElement).queryByText(t('core.loading')), 'nothing loads').toBeNull();
    });
    const shown = within(shownAt(page)!);
    const refusal = MANAGED[page.id];
    const { title, hasOwnTitle } = manifestOf(page);
    const isNamed = hasOwnTitle && pane.title !== t('notFound.title');
    const heading = shownAt(page)!.querySelector('[data-part="header"] h1');
    expect({
      title: pane.title,
      heading: heading?.textContent ?? pane.title,
      asksToSignIn:
        shown.queryByText(t('notFound.signInNeeded')) !== null && shown.queryByRole('button', { name: t('page.signIn') }) !== null,
      isNothing: screen.queryByText(t('notFound.heading')) !== null,
      isRefused: refusal !== undefined && shown.queryByText(t(refusal)) !== null,
      failure: shown.queryByRole('alert')?.textContent,
    }).toEqual({
      title: isOpen ? (isNamed ? pane.title : t(title)) : t('notFound.title'),
      // What the page calls itself is what its frame and the browser say.
      heading: pane.title,
      asksToSignIn: !isOpen && page.requires === 'signedIn',
      isNothing: !isOpen && page.requires !== 'signedIn',
      isRefused: isOpen && refusal !== undefined && !viewer?.isAdmin,
      failure: undefined,
    });
  });
});

/** The pages of the settings behind the gateway: with a server of 2024.2, as it was recorded, and with a newer one. */
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { WireMe } from '~/api/wire';
import type { PageComponent } from '~/registry/definePage';
import { settled } from '../../../fixtures/createTestRoot';
import type { ApiScript } from '../../../fixtures/FakeApi';
import { withMemoryWorker } from '../../../fixtures/memoryWorker';
import { renderSettings } from './renderSettings';

vi.mock('uplot', async () => ({ default: (await import('../../../fixtures/FakePlot')).FakePlot }));

// The settings of the memory show what this device remembers.
beforeEach(async () => void (await withMemoryWorker()));

interface Recording {
  readonly endpoint: string;
  readonly status: number;
  readonly body: unknown;
}

const files = import.meta.glob<readonly Recording[]>('../../../fixtures/recorded/answers/*.json', { eager: true, import: 'default' });

/** The first good answer of each recorded endpoint. All others are unknown to the server. */
const recorded = new Map(
  Object.values(files)
    .flat()
    .filter(({ status }) => status === 200)
    .toReversed()
    .map(({ endpoint, body }) => [endpoint, body]),
);

/** Adds fields that no client of today knows to every object. */
function ofTheFuture(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(ofTheFuture);
  if (body === null || typeof body !== 'object') return body;
  const fields = Object.entries(body).map(([name, value]) => [name, ofTheFuture(value)] as const);
  return { ...Object.fromEntries(fields), comesLater: { kind: 'new', list: [1, null] } };
}

/** What newer servers have besides: kinds of notifications, policies, and features under names that ours does not use. */
function newer(endpoint: string, body: unknown): unknown {
  const more = ofTheFuture(body) as Record<string, unknown>;
  if (endpoint === 'meta') return { ...more, version: '2026.3.1', features: { ...(more.features as object), chat: true } };
  if (endpoint !== 'i') return more;
  return {
    ...more,
    notificationRecieveConfig: { chatRoomInvitationReceived: { type: 'never' }, note: { type: 'list', userListId: 'l1' } },
    policies: { ...(more.policies as object), chatAvailability: 'available', canImportAntennas: true, uploadableFileTypes: ['image/*'] },
  };
}

const SERVERS: readonly { readonly name: string; readonly answers: ReadonlyMap<string, unknown> }[] = [
  { name: 'a server of 2024.2', answers: recorded },
  {
    name: 'a newer server',
    answers: new Map([...recorded].map(([endpoint, body]) => [endpoint, newer(endpoint, body)])),
  },
];

const pages = import.meta.glob<{ default: PageComponent }>('../../../../pages/settings/*/**/*Page.tsx');

/** The parameters of pages that need some. */
const PARAMS: Readonly<Record<string, object>> = { 'webhook-edit': { webhookId: 'atsjgkehjuw60001' } };

const cases = SERVERS.flatMap((server) =>
  Object.keys(pages).map((path) => ({ server, path, folder: path.replace(/^.*\/settings\/|\/[^/]*$/g, '') })),
);

test('every settings page is in the walk', () => {
  expect(cases.length).toBeGreaterThanOrEqual(2 * 25);
});

async function open(folder: string, path: string, answers: ReadonlyMap<string, unknown>) {
  const { default: Page } = await pages[path]!();
  const script = Object.fromEntries(answers) as ApiScript;
  const me = answers.get('i') as WireMe;
  const view = await renderSettings(<Page params={PARAMS[folder] ?? {}} />, { api: { 'i/registry/set': undefined, ...script }, me });
  await act(async () => {
    await view.root.session.current.server.load();
    // The wish for metadata needs it.
    view.root.settings.set('keepOriginalUploading', true);
    await vi.dynamicImportSettled();
    await settled();
  });
  return view;
}

const metadataSwitch = ({ root }: Awaited<ReturnType<typeof open>>) =>
  screen.queryByRole('switch', { name: root.i18n.t('setting.keepMetadata') });

test.each(cases)(
  'the settings page $folder works with $server.name, and offers nothing that it lacks',
  async ({ server, path, folder }) => {
    const view = await open(folder, path, server.answers);
    expect(screen.getAllByRole('heading', { level: 1 })[0]!.textContent).not.toBe('');
    expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(view.root.overlays.stack).toEqual([]);
    const refused = view.api.calls.filter(({ endpoint }) => !server.answers.has(endpoint)).map(({ endpoint }) => endpoint);
    expect(refused).toEqual([]);
    expect(metadataSwitch(view)).toBeNull();
  },
);

test('the settings page of the drive offers the metadata of pictures where the server names them', async () => {
  const { path, folder } = cases.find(({ folder }) => folder === 'drive')!;
  const meta = { ...(recorded.get('meta') as object), features: { keepMetadata: true } };
  expect(metadataSwitch(await open(folder, path, new Map([...recorded, ['meta', meta]])))).toBeTruthy();
});

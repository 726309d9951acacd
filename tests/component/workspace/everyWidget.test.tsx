import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { collectSamples } from '~/registry/collectSamples';
import { collectWidgets } from '~/registry/collectWidgets';
import { arranged } from '~/services/workspace/dashboardEdits';
import { Dashboard } from '~/workspace/dashboard/Dashboard';
import { WidgetPreview } from '~/workspace/dashboard/WidgetPreview';
import { stages, WidgetStage } from '~/workspace/dashboard/WidgetStage';
import { GalleryAccount } from '../../../pages/dev/GalleryAccount';
import { widgetAnswers } from '../../../pages/dev/widgetAnswers';
import { user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import type { ApiScript } from '../../fixtures/FakeApi';
import { testI18n } from '../../fixtures/testI18n';
import { withOneDashboard } from '../../fixtures/oneDashboard';
import { renderWithRoot } from '../renderWithRoot';

const manifests = [...collectWidgets().values()];
const SECOND_MS = 1000;
const TEN_MINUTES_MS = 600_000;
/** All intervals are multiples of this. */
const STEP_MS = 5 * SECOND_MS;

const me = user('alice').me();
const script = () =>
  ({
    emojis: { emojis: [] },
    'i/notifications-grouped': [],
    'i/notifications': [],
    'users/show': [],
    ...widgetAnswers(),
  }) as unknown as ApiScript;

const samples = collectSamples();

const expectedRequests = (): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const { id } of manifests)
    for (const [endpoint, count] of Object.entries(samples.get(id)?.asksInTenMinutes ?? {})) sums[endpoint] = (sums[endpoint] ?? 0) + count;
  return sums;
};

function countsOf(calls: readonly { readonly endpoint: string }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { endpoint } of calls) counts[endpoint] = (counts[endpoint] ?? 0) + 1;
  return counts;
}

async function passTime({ clock, frames, network }: ReturnType<typeof renderWithRoot>, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += STEP_MS) {
    // oxlint-disable-next-line no-await-in-loop -- time and answers take turns
    await act(async () => {
      clock.advance(STEP_MS);
      // A server that is there answers the heartbeat.
      for (const socket of network.sockets) socket.receive('pong');
      frames.next();
      await settled();
    });
  }
}

// Loaded before the tests, so that no test has to wait for them.
beforeAll(async () => void (await Promise.all(manifests.map(({ load }) => load()))));

beforeEach(() => {
  // Nothing has a size in this document; this stands for a wide page on which everything is in sight.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_200);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly tell: (entries: object[]) => void) {}
      observe(target: Element) {
        this.tell([{ isIntersecting: true, target }]);
      }
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe.each(manifests.map((manifest) => [manifest.id, manifest] as const))('the widget %s', (_, manifest) => {
  test('a preview of a widget stores nothing and changes nothing on the server', async () => {
    const shown = await act(async () => {
      const made = renderWithRoot(<WidgetPreview manifest={manifest} />, { me, api: script() });
      await settled();
      return made;
    });
    const stored = () => JSON.stringify([[...shown.local.values], [...shown.kv.values]]);
    const before = stored();
    await passTime(shown, 60 * SECOND_MS);
    expect(stored()).toBe(before);
    const changes = shown.api.calls.filter(({ endpoint }) => /create|update|delete|remove|set$|read|mark/u.test(endpoint));
    expect(changes).toEqual([]);
  });

  test('the gallery shows a widget at its smallest, first and largest size, with made-up data and without the server', async () => {
    const { sizes } = stages.find((stage) => stage.manifest.id === manifest.id)!;
    const { api } = await act(async () => {
      const made = renderWithRoot(
        <GalleryAccount>{() => sizes.map((size) => <WidgetStage key={size.name} manifest={manifest} size={size} />)}</GalleryAccount>,
        { me },
      );
      await settled();
      return made;
    });
    expect(screen.getAllByRole('region', { name: testI18n().t(manifest.title) })).toHaveLength(3);
    expect(screen.queryByText('The widget ran into an error.')).toBeNull();
    expect(api.calls.filter(({ endpoint }) => endpoint !== 'emojis')).toEqual([]);
  });
});

describe('a dashboard with all widgets', () => {
  test('a dashboard with all widgets asks as often as their intervals say, and not at all while it is hidden', async () => {
    const shown = await act(async () => {
      const made = renderWithRoot(<Dashboard />, { me, api: script() });
      await settled();
      return made;
    });
    const store = shown.root.workspace;
    const records = manifests.map(({ id, size }, index) => ({
      id: `w${index}`,
      kind: id,
      x: 0,
      y: index * 20,
      w: size.w,
      h: size.h,
      options: samples.get(id)?.options ?? {},
    }));
    await act(async () => {
      store.adjust((workspace) =>
        withOneDashboard(
          workspace,
          arranged(records, (kind) => collectWidgets().get(kind)?.size),
        ),
      );
      await settled();
    });
    // While there is no live connection, timelines ask instead.
    await act(async () => shown.network.socket.accept());
    expect(document.querySelectorAll('[data-widget]')).toHaveLength(manifests.length);
    const isWidgets = ({ endpoint }: { endpoint: string }): boolean => !endpoint.startsWith('i/registry');
    const ask = async (): Promise<Record<string, number>> => {
      const before = shown.api.calls.length;
      await passTime(shown, TEN_MINUTES_MS);
      return countsOf(shown.api.calls.slice(before).filter(isWidgets));
    };
    expect(await ask()).toEqual(expectedRequests());
    await act(async () => shown.browser.set({ isVisible: false }));
    expect(await ask()).toEqual({});
  }, 60_000);
});

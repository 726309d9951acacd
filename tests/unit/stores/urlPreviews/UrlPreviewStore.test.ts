import { runInAction } from 'mobx';
import { describe, expect, test } from 'vitest';
import { CanceledError, NetworkError } from '~/lib/AppError';
import type { UrlPreview } from '~/services/urlPreview';
import { UrlPreviewStore } from '~/stores/urlPreviews/UrlPreviewStore';
import { apiError } from '../../../fixtures/FakeApi';
import { settled } from '../../../fixtures/createTestRoot';
import { FakeClock } from '../../../fixtures/FakeClock';

const found: UrlPreview = { title: 'Far', description: null, thumbnail: null, icon: null, sitename: null, player: null };

/** A store whose server answers when the test says so. */
function setUp() {
  const clock = new FakeClock();
  const asked: { address: string; answer: (what: UrlPreview | null | Error) => void; signal: AbortSignal }[] = [];
  const failed: { address: string; until: number }[] = [];
  const store = new UrlPreviewStore({
    clock,
    onFailed: (address, until) => failed.push({ address, until }),
    load: (address, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new CanceledError('canceled')));
        asked.push({ address, signal, answer: (what) => (what instanceof Error ? reject(what) : resolve(what)) });
      }),
  });
  const status = (url: string) => runInAction(() => store.get(url).status);
  const answer = async (index: number, what: UrlPreview | null | Error) => {
    asked[index]!.answer(what);
    await settled();
  };
  return { clock, asked, failed, store, status, answer, addresses: () => asked.map(({ address }) => address) };
}

const A = 'https://a.example/';

describe('previews of links', () => {
  test('UP2 a preview is requested once for everything that shows it', async () => {
    const { store, status, answer, addresses } = setUp();
    store.hold(A);
    store.hold(`${A}#part`);
    expect(status(A)).toBe('loading');
    await answer(0, found);
    store.hold(A);
    expect(addresses()).toEqual([A]);
    expect(runInAction(() => store.get(`${A}#other`))).toEqual({ status: 'ready', preview: found });
  });

  test('UP3 a request is aborted when nothing shows the preview, and repeated when something does again', async () => {
    const { store, status, asked, addresses, answer } = setUp();
    const holds = [store.hold(A), store.hold(A)];
    holds[0]!.dispose();
    expect(asked[0]!.signal.aborted).toBe(false);
    holds[1]!.dispose();
    holds[1]!.dispose();
    expect(asked[0]!.signal.aborted).toBe(true);
    await settled();
    expect(status(A)).toBe('loading');
    store.hold(A);
    expect(addresses()).toEqual([A, A]);
    await answer(1, found);
    expect(status(A)).toBe('ready');
  });

  test('UP3 a preview that is needed again while its request is being aborted is requested again', async () => {
    const { store, addresses, answer, status } = setUp();
    store.hold(A).dispose();
    store.hold(A);
    await settled();
    expect(addresses()).toEqual([A, A]);
    await answer(1, found);
    expect(status(A)).toBe('ready');
  });

  test.each([
    ['refused', apiError({ status: 422 }), 10 * 60_000],
    ['no preview', null, 10 * 60_000],
    ['unreachable', new NetworkError('no answer'), 30_000],
    ['broken for now', apiError({ status: 503 }), 30_000],
  ])('UP4 a preview that failed (%s) is not requested again for a while', async (_name, failure, ms) => {
    const { store, clock, status, answer, addresses, failed } = setUp();
    store.hold(A).dispose();
    await settled();
    const held = store.hold(A);
    await answer(1, failure);
    expect(status(A)).toBe('failed');
    expect(failed).toEqual([{ address: A, until: clock.now() + ms }]);
    held.dispose();
    clock.advance(ms - 1);
    store.hold(A).dispose();
    expect(addresses()).toHaveLength(2);
    clock.advance(1);
    store.hold(A);
    expect({ status: status(A), addresseCount: addresses().length }).toEqual({ status: 'loading', addresseCount: 3 });
  });

  test('UP5 previews are requested three at a time, in order', async () => {
    const { store, addresses, answer } = setUp();
    const urls = [1, 2, 3, 4, 5].map((n) => `https://a.example/${n}`);
    const holds = urls.map((url) => store.hold(url));
    expect(addresses()).toEqual(urls.slice(0, 3));
    holds[3]!.dispose();
    await answer(1, found);
    expect(addresses()).toEqual([...urls.slice(0, 3), urls[4]]);
  });

  test('unused previews are dropped, oldest first', async () => {
    const { store, status, answer } = setUp();
    const kept = store.hold('https://kept.example/');
    await answer(0, found);
    for (let n = 1; n <= 210; n += 1) {
      const held = store.hold(`https://a.example/${n}`);
      // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
      await answer(n, found);
      held.dispose();
    }
    expect(status('https://kept.example/')).toBe('ready');
    expect(status('https://a.example/1')).toBe('loading');
    expect(status('https://a.example/210')).toBe('ready');
    kept.dispose();
  });
});

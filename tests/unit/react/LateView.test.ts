import { autorun } from 'mobx';
import { describe, expect, test } from 'vitest';
import { LateView } from '~/react/LateView';
import { settled } from '../../fixtures/createTestRoot';
import { FakeClock } from '../../fixtures/FakeClock';

const View = () => null;

/** A view whose loading attempts succeed or fail as `outcomes` says, with everything that was shown. */
function setUp(...outcomes: readonly boolean[]) {
  const clock = new FakeClock();
  let asked = 0;
  const late = new LateView(async () => {
    if (outcomes[asked++] !== true) throw new TypeError('offline');
    return View;
  }, clock);
  const seen: string[] = [];
  autorun(() => {
    const view = late.want();
    seen.push(view ? 'there' : late.isRetrying ? 'retrying' : late.hasFailed ? 'failed' : 'waiting');
  });
  return { clock, late, seen, asked: () => asked };
}

describe('a view that is loaded late', () => {
  test('the view is loaded once, when it is first shown', async () => {
    const { late, seen, asked } = setUp(true);
    late.want();
    await settled();
    late.want();
    expect({ seen, asked: asked() }).toEqual({ seen: ['waiting', 'there'], asked: 1 });
  });

  test('a view that was loaded in advance is shown at once', async () => {
    const late = new LateView(async () => View, new FakeClock());
    await late.fetch();
    expect(late.want()).toBe(View);
  });

  test('a view that did not load in advance has not failed: the first place that shows it loads it', async () => {
    let isOnline = false;
    const late = new LateView(async () => {
      if (!isOnline) throw new TypeError('offline');
      return View;
    }, new FakeClock());
    await expect(late.fetchAhead()).rejects.toThrow('offline');
    expect(late.hasFailed).toBe(false);
    isOnline = true;
    late.want();
    await settled();
    expect(late.want()).toBe(View);
  });

  test('a failure is shown, and a retry loads the view', async () => {
    const { late, seen } = setUp(false, true);
    await settled();
    late.retry();
    await settled();
    expect(seen).toEqual(['waiting', 'failed', 'retrying', 'there']);
  });

  test('a failed retry shows the failure again', async () => {
    const { late, seen } = setUp(false, false);
    await settled();
    late.retry();
    await settled();
    expect(seen).toEqual(['waiting', 'failed', 'retrying', 'failed']);
  });

  test('a failed view is not loaded again for a while, and then when it is next shown', async () => {
    const { clock, late, seen, asked } = setUp(false, true);
    await settled();
    clock.advance(29_000);
    late.want();
    await settled();
    expect(asked()).toBe(1);
    clock.advance(1000);
    late.want();
    await settled();
    expect({ seen, asked: asked() }).toEqual({ seen: ['waiting', 'failed', 'there'], asked: 2 });
  });
});

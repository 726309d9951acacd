import { autorun } from 'mobx';
import { describe, expect, test } from 'vitest';
import { LateView } from '~/stores/late/LateView';
import { settled } from '../../../fixtures/createTestRoot';
import { FakeClock } from '../../../fixtures/FakeClock';

const View = () => null;

/** A view that is fetched as often as `outcomes` says, and what is seen of it. */
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

describe('a view that comes late', () => {
  test('is fetched once, with the first wish for it', async () => {
    const { late, seen, asked } = setUp(true);
    late.want();
    await settled();
    late.want();
    expect([seen, asked()]).toEqual([['waiting', 'there'], 1]);
  });

  test('that was fetched beforehand is there at once', async () => {
    const late = new LateView(async () => View, new FakeClock());
    await late.fetch();
    expect(late.want()).toBe(View);
  });

  test('that could not be fetched says so, and comes with another try', async () => {
    const { late, seen } = setUp(false, true);
    await settled();
    late.retry();
    await settled();
    expect(seen).toEqual(['waiting', 'failed', 'retrying', 'there']);
  });

  test('says so again when the other try fails as well', async () => {
    const { late, seen } = setUp(false, false);
    await settled();
    late.retry();
    await settled();
    expect(seen).toEqual(['waiting', 'failed', 'retrying', 'failed']);
  });

  test('that could not be fetched is left alone for a while, and then comes with the next wish', async () => {
    const { clock, late, seen, asked } = setUp(false, true);
    await settled();
    clock.advance(29_000);
    late.want();
    await settled();
    expect(asked()).toBe(1);
    clock.advance(1000);
    late.want();
    await settled();
    expect([seen, asked()]).toEqual([['waiting', 'failed', 'there'], 2]);
  });
});

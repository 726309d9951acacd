import { describe, expect, test, vi } from 'vitest';
import { CancelledError, NetworkError } from '~/lib/AppError';
import { OverlayStore, SUCCESS_MS, type Overlay } from '~/stores/ui/OverlayStore';
import { apiError } from '../../../fixtures/FakeApi';
import { FakeClock } from '../../../fixtures/FakeClock';
import { testI18n } from '../../../fixtures/testI18n';

function setUp() {
  const clock = new FakeClock();
  const overlays = new OverlayStore({ clock, i18n: testI18n() });
  const top = (): Overlay => overlays.stack.at(-1)!;
  const dialog = () => {
    const overlay = top();
    if (overlay.kind !== 'dialog') throw new Error(`${overlay.kind} is on top`);
    return overlay.dialog;
  };
  return { clock, overlays, top, dialog };
}

describe('a question', () => {
  test('is answered with yes', async () => {
    const { overlays, dialog } = setUp();
    const answer = overlays.confirm({ text: 'Sure?' });
    const shown = dialog();
    if (shown.type === 'confirm') shown.answer(true);
    expect([await answer, overlays.stack]).toEqual([true, []]);
  });

  test('is no when it is dismissed', async () => {
    const { overlays, top } = setUp();
    const answer = overlays.confirm({ text: 'Sure?' });
    top().close();
    expect(await answer).toBe(false);
  });

  test('is answered once, whatever is pressed', async () => {
    const { overlays, top, dialog } = setUp();
    const answer = overlays.confirm({ text: 'Sure?' });
    const [overlay, shown] = [top(), dialog()];
    overlay.close();
    if (shown.type === 'confirm') shown.answer(true);
    expect(await answer).toBe(false);
  });

  test('for a choice gives the chosen value', async () => {
    const { overlays, dialog } = setUp();
    const answer = overlays.choose({
      title: 'Which?',
      items: [
        { value: 'a', label: 'A' },
        { value: 'b', label: 'B' },
      ],
    });
    const shown = dialog();
    if (shown.type === 'choose') shown.answer('b');
    expect(await answer).toBe('b');
  });

  test('for a choice or a text gives nothing when it is dismissed', async () => {
    const { overlays, top } = setUp();
    const choice = overlays.choose({ title: 'Which?', items: [{ value: 'a', label: 'A' }] });
    top().close();
    const text = overlays.prompt({ title: 'Name' });
    top().close();
    expect([await choice, await text]).toEqual([undefined, undefined]);
  });
});

describe('the stack', () => {
  test('holds what was opened last on top', () => {
    const { overlays, top } = setUp();
    void overlays.alert({ text: 'below' });
    void overlays.openMenu({ x: 0, y: 0 }, []);
    expect([overlays.stack.length, top().kind]).toEqual([2, 'menu']);
  });

  test('gives up everything at once, the uppermost first', async () => {
    const { overlays } = setUp();
    const closed: string[] = [];
    const menu = overlays.openMenu({ x: 0, y: 0 }, [], { onClose: () => closed.push('menu') });
    const question = overlays.confirm({ text: 'Sure?' }).then((answer) => closed.push(`question: ${answer}`));
    overlays.closeAll();
    await Promise.all([menu, question]);
    expect([overlays.stack, closed.sort()]).toEqual([[], ['menu', 'question: false']]);
  });

  test('says once anything was shown that the host is needed', () => {
    const { overlays } = setUp();
    expect(overlays.wasUsed).toBe(false);
    overlays.toast({ text: 'Hello' });
    expect(overlays.wasUsed).toBe(true);
  });

  test('cares for items that fail before anybody shows them', async () => {
    const { overlays, top } = setUp();
    const menu = overlays.openMenu({ x: 0, y: 0 }, Promise.reject(new NetworkError()));
    await Promise.resolve();
    top().close();
    await expect(menu).resolves.toBeUndefined();
  });
});

describe('the tick', () => {
  test('goes away after a second', () => {
    const { overlays, clock } = setUp();
    overlays.success();
    clock.advance(SUCCESS_MS - 1);
    expect(overlays.isSuccessShown).toBe(true);
    clock.advance(1);
    expect(overlays.isSuccessShown).toBe(false);
  });

  test('stays a whole second after the last success', () => {
    const { overlays, clock } = setUp();
    overlays.success();
    clock.advance(600);
    overlays.success();
    clock.advance(600);
    expect(overlays.isSuccessShown).toBe(true);
  });
});

describe('an error', () => {
  test('of the server is a dialog', () => {
    const { overlays, dialog } = setUp();
    overlays.showError(apiError({ code: 'INVALID_PARAM' }));
    expect(dialog()).toMatchObject({ type: 'alert', options: { kind: 'error', title: 'Invalid value' } });
  });

  test('already on screen is not repeated', () => {
    const { overlays } = setUp();
    overlays.showError(apiError({ code: 'INVALID_PARAM' }));
    overlays.showError(apiError({ code: 'INVALID_PARAM' }));
    expect(overlays.stack).toHaveLength(1);
  });

  test('that may be tried again is a question', async () => {
    const { overlays, dialog } = setUp();
    const retry = vi.fn<() => void>();
    overlays.showError(apiError(), { title: 'Could not post', retry });
    const shown = dialog();
    if (shown.type === 'confirm') shown.answer(true);
    await Promise.resolve();
    expect([shown.options.title, retry.mock.calls.length]).toEqual(['Could not post', 1]);
  });

  test('of the connection is a toast with a way to try again', () => {
    const { overlays } = setUp();
    const retry = vi.fn<() => void>();
    overlays.showError(new NetworkError(), { retry });
    overlays.toasts.items[0]!.action!.run();
    expect([overlays.stack, retry.mock.calls.length]).toEqual([[], 1]);
  });

  test('of something given up is not shown', () => {
    const { overlays } = setUp();
    overlays.showError(new CancelledError());
    expect(overlays.wasUsed).toBe(false);
  });
});

import { describe, expect, test, vi } from 'vitest';
import { CanceledError, NetworkError } from '~/lib/AppError';
import type { AccountScope } from '~/stores/session/AccountScope';
import { PATIENCE_MS, SUCCESS_MS } from '~/stores/ui/OverlayScreen';
import { OverlayStore, type Overlay } from '~/stores/ui/OverlayStore';
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

describe('a question on screen', () => {
  test('a question resolves to true when it is answered with yes', async () => {
    const { overlays, dialog } = setUp();
    const answer = overlays.confirm({ text: 'Sure?' });
    const shown = dialog();
    if (shown.type === 'confirm') shown.answer(true);
    expect(await answer).toBe(true);
    expect(overlays.stack).toEqual([]);
  });

  test('a question resolves to false when it is dismissed', async () => {
    const { overlays, top } = setUp();
    const answer = overlays.confirm({ text: 'Sure?' });
    top().close();
    expect(await answer).toBe(false);
  });

  test('a question keeps its first answer', async () => {
    const { overlays, top, dialog } = setUp();
    const answer = overlays.confirm({ text: 'Sure?' });
    const [overlay, shown] = [top(), dialog()];
    overlay.close();
    if (shown.type === 'confirm') shown.answer(true);
    expect(await answer).toBe(false);
  });

  test('a question resolves to the chosen value', async () => {
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

  test('a question resolves to undefined when a choice or a prompt is dismissed', async () => {
    const { overlays, top } = setUp();
    const choice = overlays.choose({ title: 'Which?', items: [{ value: 'a', label: 'A' }] });
    top().close();
    const text = overlays.prompt({ title: 'Name' });
    top().close();
    expect(await choice).toBeUndefined();
    expect(await text).toBeUndefined();
  });
});

describe('the stack of overlays', () => {
  test('the stack of overlays holds the latest overlay on top', () => {
    const { overlays } = setUp();
    void overlays.alert({ text: 'below' });
    void overlays.openMenu({ x: 0, y: 0 }, []);
    expect(overlays.stack).toMatchObject([{ kind: 'dialog' }, { kind: 'menu' }]);
  });

  test('the stack of overlays closes everything and settles every promise', async () => {
    const { overlays } = setUp();
    const closed: string[] = [];
    const menu = overlays.openMenu({ x: 0, y: 0 }, [], { onClose: () => closed.push('menu') });
    const question = overlays.confirm({ text: 'Sure?' }).then((answer) => closed.push(`question: ${answer}`));
    overlays.closeAll();
    await Promise.all([menu, question]);
    expect(overlays.stack).toEqual([]);
    expect(closed.toSorted()).toEqual(['menu', 'question: false']);
  });

  test('the store reports that the host is needed once anything was shown', () => {
    const { overlays } = setUp();
    expect(overlays.wasUsed).toBe(false);
    overlays.toast({ text: 'Hello' });
    expect(overlays.wasUsed).toBe(true);
  });

  test('items that fail before the menu is drawn cause no unhandled rejection', async () => {
    const { overlays, top } = setUp();
    const menu = overlays.openMenu({ x: 0, y: 0 }, Promise.reject(new NetworkError()));
    await Promise.resolve();
    top().close();
    await expect(menu).resolves.toBeUndefined();
  });
});

describe('the success tick', () => {
  test('the success tick disappears after a second', () => {
    const { overlays, clock } = setUp();
    overlays.success();
    clock.advance(SUCCESS_MS - 1);
    expect(overlays.isSuccessShown).toBe(true);
    clock.advance(1);
    expect(overlays.isSuccessShown).toBe(false);
  });

  test('the success tick stays a whole second after the latest success', () => {
    const { overlays, clock } = setUp();
    overlays.success();
    clock.advance(600);
    overlays.success();
    clock.advance(600);
    expect(overlays.isSuccessShown).toBe(true);
  });
});

describe('waiting', () => {
  test('only what takes long is shown as running, until it ends', async () => {
    const { overlays, clock } = setUp();
    await overlays.wait(Promise.resolve());
    clock.advance(PATIENCE_MS);
    expect(overlays.isWaiting).toBe(false);
    let end: (value: string) => void = () => {};
    const waiting = overlays.wait(new Promise<string>((resolve) => (end = resolve)));
    clock.advance(PATIENCE_MS - 1);
    expect(overlays.isWaiting).toBe(false);
    clock.advance(1);
    expect(overlays.isWaiting).toBe(true);
    end('done');
    expect(await waiting).toBe('done');
    expect(overlays.isWaiting).toBe(false);
  });

  test('the wait for two things ends with the later one, also if it fails', async () => {
    const { overlays, clock } = setUp();
    let end = () => {};
    let breakOff = (_error: Error) => {};
    const first = overlays.wait(new Promise<void>((resolve) => (end = resolve)));
    const second = overlays.wait(new Promise<void>((_, reject) => (breakOff = reject)));
    clock.advance(PATIENCE_MS);
    end();
    await first;
    expect(overlays.isWaiting).toBe(true);
    breakOff(new NetworkError());
    await expect(second).rejects.toThrow(NetworkError);
    expect(overlays.isWaiting).toBe(false);
  });
});

describe('showError', () => {
  test('showError shows a refusal of the server as a dialog', () => {
    const { overlays, dialog } = setUp();
    overlays.showError(apiError({ code: 'INVALID_PARAM' }));
    expect(dialog()).toMatchObject({ type: 'alert', options: { kind: 'error', title: 'Invalid value' } });
  });

  test('showError does not repeat a dialog that is on screen', () => {
    const { overlays } = setUp();
    overlays.showError(apiError({ code: 'INVALID_PARAM' }));
    overlays.showError(apiError({ code: 'INVALID_PARAM' }));
    expect(overlays.stack).toHaveLength(1);
  });

  test('showError does not repeat a dialog for a pane of another account', () => {
    const { overlays } = setUp();
    const scope = {} as AccountScope;
    const own = overlays.forAccount(scope);
    own.showError(apiError({ code: 'INVALID_PARAM' }));
    own.showError(apiError({ code: 'INVALID_PARAM' }));
    expect(overlays.stack).toMatchObject([{ kind: 'dialog', scope }]);
  });

  test('showError asks whether to try again when there is a retry', async () => {
    const { overlays, dialog } = setUp();
    const retry = vi.fn<() => void>();
    overlays.showError(apiError(), { title: 'Could not post', retry });
    const shown = dialog();
    if (shown.type === 'confirm') shown.answer(true);
    await Promise.resolve();
    expect(shown.options.title).toBe('Could not post');
    expect(retry).toHaveBeenCalledOnce();
  });

  test('showError shows a failed connection as a toast that offers a retry', () => {
    const { overlays } = setUp();
    const retry = vi.fn<() => void>();
    overlays.showError(new NetworkError(), { retry });
    overlays.toasts.items[0]!.action!.run();
    expect(overlays.stack).toEqual([]);
    expect(retry).toHaveBeenCalledOnce();
  });

  test('showError shows nothing for a canceled call', () => {
    const { overlays } = setUp();
    overlays.showError(new CanceledError());
    expect(overlays.wasUsed).toBe(false);
  });
});

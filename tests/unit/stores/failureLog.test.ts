import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OfflineError, ParseError, toAppError } from '~/lib/AppError';
import { failureLog } from '~/stores/failureLog';
import { FakeClock } from '../../fixtures/FakeClock';

const warned = vi.fn<(text: string) => void>();
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(warned));
afterEach(() => {
  vi.restoreAllMocks();
  warned.mockClear();
});

function open() {
  const page = new EventTarget();
  const clock = new FakeClock();
  return { page, clock, log: failureLog(page as Window, clock) };
}

const lostImport = toAppError(new TypeError('error loading dynamically imported module: /assets/workspace.js'));

describe('the log of background failures', () => {
  test('a failure is logged by its name and message', () => {
    const { log } = open();
    log(new ParseError('no number'));
    expect(warned.mock.calls).toEqual([['ParseError: no number']]);
  });

  test('a missing network is no news', () => {
    const { log } = open();
    log(new OfflineError('offline'));
    expect(warned).not.toHaveBeenCalled();
  });

  test.each(['before', 'after'])('an import that the browser gives up %s it says that the page is left is no failure', (order) => {
    const { log, page, clock } = open();
    if (order === 'after') page.dispatchEvent(new Event('pagehide'));
    log(lostImport);
    if (order === 'before') page.dispatchEvent(new Event('pagehide'));
    clock.advance(5_000);
    expect(warned).not.toHaveBeenCalled();
  });

  test('an import that fails on a page that stays is logged', () => {
    const { log, page, clock } = open();
    page.dispatchEvent(new Event('pagehide'));
    page.dispatchEvent(new Event('pageshow'));
    log(lostImport);
    clock.advance(5_000);
    expect(warned).toHaveBeenCalledTimes(1);
  });
});

import { expect, test } from 'vitest';
import { guardBrowserSteps } from '~/router/guardBrowserSteps';

/** A browser with three entries, at the last one. It tells of each step at once. */
class FakeBrowser extends EventTarget {
  #place = 2;
  readonly history = {
    go: (by: number): void => {
      this.#place += by;
      this.dispatchEvent(Object.assign(new Event('popstate'), { state: this.state }));
    },
  };

  constructor() {
    super();
    Object.defineProperty(this.history, 'state', { get: () => this.state });
  }

  get state(): { key: string; depth: number } {
    return { key: String(this.#place), depth: this.#place };
  }
}

/** @param answer whether the guard takes the step */
function guarded(answer: () => boolean) {
  const browser = new FakeBrowser();
  const heard: number[] = [];
  const end = guardBrowserSteps(browser as unknown as Window, (step) => answer() && step());
  // Browsers call captured listeners first; Node calls listeners in the order of their registration.
  browser.addEventListener('popstate', () => heard.push(browser.state.depth));
  return { browser, heard, end };
}

test('a step back that the guard refuses is taken back, and nobody else hears of it', () => {
  const { browser, heard } = guarded(() => false);
  browser.history.go(-1);
  expect({ depth: browser.state.depth, heard }).toEqual({ depth: 2, heard: [] });
});

test('a step that the guard agrees to leads where it was to lead', () => {
  const { browser, heard } = guarded(() => true);
  browser.history.go(-2);
  expect({ depth: browser.state.depth, heard }).toEqual({ depth: 0, heard: [0] });
});

test('steps are free once the guard ended', () => {
  const { browser, heard, end } = guarded(() => false);
  end();
  browser.history.go(-1);
  expect({ depth: browser.state.depth, heard }).toEqual({ depth: 1, heard: [1] });
});

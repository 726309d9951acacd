import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeSplash } from '~/app/splash';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="splash"></div>';
});
afterEach(() => vi.useRealTimers());

const splash = () => document.getElementById('splash');

test('the splash fades at once and is removed after one second', () => {
  removeSplash();
  expect(splash()?.dataset['state']).toBe('leaving');
  vi.advanceTimersByTime(999);
  expect(splash()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(splash()).toBeNull();
});

test('a page without a splash is left alone', () => {
  document.body.innerHTML = '';
  expect(removeSplash).not.toThrow();
});

import { afterEach, expect, test } from 'vitest';
import { growFromFocus } from '~/workspace/lib/growFromFocus';

afterEach(() => document.body.replaceChildren());

function element(tag: string, box: readonly [x: number, y: number, width: number, height: number]): HTMLElement {
  const made = document.body.appendChild(document.createElement(tag));
  made.tabIndex = 0;
  made.getBoundingClientRect = () => new DOMRect(...box);
  return made;
}

test('a frame grows out of the middle of the focused button', () => {
  element('button', [700, 20, 100, 40]).focus();
  const frame = element('section', [200, 100, 400, 300]);
  growFromFocus(frame);
  expect(frame.style.transformOrigin).toBe('550px -60px');
});

test('a frame grows out of its own middle when a whole page, or something in it, has the focus', () => {
  const frame = element('section', [200, 100, 400, 300]);
  growFromFocus(frame);
  element('main', [0, 0, 1000, 700]).focus();
  growFromFocus(frame);
  frame.focus();
  growFromFocus(frame);
  expect(frame.style.transformOrigin).toBe('');
});

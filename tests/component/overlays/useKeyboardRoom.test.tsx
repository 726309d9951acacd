import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { useKeyboardRoom } from '~/workspace/overlays/useKeyboardRoom';

const SCREEN = 844;

/** Shows a part of the page, as the keyboard of a phone and the fingers of a reader leave it. */
function see(visible: { readonly height: number; readonly scale: number; readonly offsetTop?: number }): void {
  const viewport = Object.assign(new EventTarget(), { offsetTop: 0, ...visible });
  Object.defineProperty(window, 'visualViewport', { value: viewport, configurable: true });
  Object.defineProperty(window, 'innerHeight', { value: SCREEN, configurable: true });
}

const room = () => {
  const { style } = document.documentElement;
  return { keyboard: style.getPropertyValue('--keyboard'), top: style.getPropertyValue('--visible-top') };
};

describe('the room that a keyboard leaves', () => {
  const { innerHeight } = window;

  afterEach(() => {
    Object.defineProperty(window, 'innerHeight', { value: innerHeight, configurable: true, writable: true });
    Reflect.deleteProperty(window, 'visualViewport');
  });

  test('a keyboard is measured', () => {
    see({ height: 508, scale: 1 });
    renderHook(() => useKeyboardRoom());
    expect(room()).toEqual({ keyboard: '336px', top: '0px' });
  });

  test('a keyboard is measured although the browser has zoomed a little into the field', () => {
    see({ height: 489, scale: 1.039, offsetTop: 12 });
    renderHook(() => useKeyboardRoom());
    expect(room()).toEqual({ keyboard: '343px', top: '12px' });
  });

  test('a page that its reader zoomed into has no keyboard, and nothing stays behind when it goes', () => {
    see({ height: 422, scale: 2, offsetTop: 100 });
    const hook = renderHook(() => useKeyboardRoom());
    expect(room()).toEqual({ keyboard: '0px', top: '0px' });
    hook.unmount();
    expect(room()).toEqual({ keyboard: '', top: '' });
  });
});

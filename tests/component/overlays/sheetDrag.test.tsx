import { act, fireEvent, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import OverlayHost from '~/workspace/overlays/OverlayHost';
import { settled } from '../../fixtures/createTestRoot';
import { nextFrame } from '../nextFrame';
import { renderWithRoot } from '../renderWithRoot';
import { setScreenWidth } from '../viewport';

beforeEach(() => {
  setScreenWidth(390);
  const layers = document.createElement('div');
  layers.id = 'layers';
  document.body.replaceChildren(layers);
});
afterEach(() => {
  vi.restoreAllMocks();
  setScreenWidth(1_024);
});

/** A menu with another one in it, on a phone. */
async function openMenu() {
  const { root } = renderWithRoot(<OverlayHost />);
  const items = [
    { text: 'Copy', action: () => {} },
    { type: 'parent', text: 'More', children: [{ text: 'Deeper', action: () => {} }] },
  ] as const;
  await act(async () => void root.overlays.openMenu({ x: 0, y: 0 }, items, { label: 'Things' }));
  await act(settled);
  await nextFrame();
  return { sheet: screen.getByRole('menu', { name: 'Things' }), isOpen: () => runInAction(() => root.overlays.hasOpen()) };
}

const at = (clientY: number) => ({ touches: [{ clientX: 100, clientY }], changedTouches: [{ clientX: 100, clientY }] });

/** Draws a finger down over an element. */
function drag(target: Element, way: number): void {
  fireEvent.touchStart(target, at(100));
  for (const part of [0.5, 1]) fireEvent.touchMove(target, { ...at(100 + way * part), cancelable: true });
}

test('a sheet follows a finger that drags it down, springs back after a short way, and closes after a long one', async () => {
  const { sheet, isOpen } = await openMenu();
  const item = screen.getByRole('menuitem', { name: 'Copy' });
  drag(item, 40);
  expect(sheet.style.translate).toBe('0 40px');
  fireEvent.touchEnd(item);
  await nextFrame();
  expect({ translate: sheet.style.translate, isOpen: isOpen() }).toEqual({ translate: '', isOpen: true });
  drag(item, 200);
  await act(async () => void fireEvent.touchEnd(item));
  expect(isOpen()).toBe(false);
});

test('a sheet that is scrolled down scrolls under a finger, and its grip still drags it', async () => {
  const { sheet, isOpen } = await openMenu();
  sheet.scrollTop = 50;
  const item = screen.getByRole('menuitem', { name: 'Copy' });
  drag(item, 200);
  fireEvent.touchEnd(item);
  expect({ translate: sheet.style.translate, isOpen: isOpen() }).toEqual({ translate: '', isOpen: true });
  const grip = sheet.querySelector('[data-part="grip"]')!;
  const touch = { pointerId: 1, pointerType: 'touch', clientX: 100 };
  fireEvent.pointerDown(grip, { ...touch, clientY: 100 });
  fireEvent.pointerMove(document, { ...touch, clientY: 300 });
  await act(async () => void fireEvent.pointerUp(document, { ...touch, clientY: 300 }));
  expect(isOpen()).toBe(false);
});

test('a sheet above a menu takes the menu along when it is dragged down', async () => {
  const { isOpen } = await openMenu();
  const parent = screen.getByRole('menuitem', { name: 'More' });
  await act(async () => {
    parent.focus();
    fireEvent.keyDown(parent, { key: 'Enter' });
  });
  await nextFrame();
  const item = screen.getByRole('menuitem', { name: 'Deeper' });
  drag(item, 200);
  await act(async () => void fireEvent.touchEnd(item));
  expect(isOpen()).toBe(false);
});

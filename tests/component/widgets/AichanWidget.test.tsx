import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import aichan from '../../../widgets/aichan/manifest';
import { renderWidget } from './renderWidget';

const mascot = () => screen.getByRole('button', { name: /^Fuji/ });
const eyes = () => mascot().querySelector<SVGGElement>('[data-part="eyes"]')!;
const isBlinking = () => mascot().querySelector('[data-closed]') !== null;
const point = (clientX: number, clientY: number) => fireEvent.pointerMove(window, { clientX, clientY });

const calm = () => vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));

afterEach(() => vi.unstubAllGlobals());

test('her eyes follow the pointer over the whole window, once in a frame', async () => {
  const { frames } = await renderWidget(aichan);
  const asked = vi.spyOn(eyes(), 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 0, 0));
  point(900, 100);
  point(900, 101);
  point(100, 900);
  expect(asked).not.toHaveBeenCalled();
  act(() => frames.next());
  expect(asked).toHaveBeenCalledTimes(1);
  expect(eyes().style.transform).toBe('translate(0.00px, 4.50px)');
  point(-900, 100);
  act(() => frames.next());
  expect(eyes().style.transform).toBe('translate(-5.00px, 0.00px)');
});

test('she blinks now and then', async () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { clock } = await renderWidget(aichan);
  expect(isBlinking()).toBe(false);
  act(() => clock.advance(4_500));
  expect(isBlinking()).toBe(true);
  act(() => clock.advance(140));
  expect(isBlinking()).toBe(false);
  random.mockRestore();
});

test('she is happy for a moment when she is petted', async () => {
  const { clock } = await renderWidget(aichan);
  fireEvent.click(mascot());
  expect(mascot().querySelector('[data-part="smile"]')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Fuji is happy.');
  act(() => clock.advance(1_600));
  expect(mascot().querySelector('[data-part="smile"]')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
});

test('the mascot does not blink, look around or hop under reduced motion', async () => {
  calm();
  const { clock, frames } = await renderWidget(aichan);
  point(900, 100);
  act(() => frames.next());
  act(() => clock.advance(60_000));
  fireEvent.click(mascot());
  expect([eyes().style.transform, isBlinking(), mascot().querySelector('[data-happy]')]).toEqual(['', false, null]);
  expect(mascot().querySelector('[data-part="smile"]')).toBeTruthy();
});

test('she rests while the page is hidden', async () => {
  const { clock, frames, browser } = await renderWidget(aichan);
  const running = clock.pendingTimers;
  act(() => browser.set({ isVisible: false }));
  expect(clock.pendingTimers).toBe(running - 1);
  point(900, 100);
  act(() => frames.next());
  expect(eyes().style.transform).toBe('');
});

test('nothing of her comes from another place', async () => {
  const { api } = await renderWidget(aichan);
  expect(document.querySelectorAll('iframe, img, image, use')).toHaveLength(0);
  expect(api.calls).toEqual([]);
});

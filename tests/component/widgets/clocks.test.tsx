import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { WidgetManifest } from '~/registry/defineWidget';
import clock from '../../../widgets/clock/manifest';
import digitalClock from '../../../widgets/digitalClock/manifest';
import unixClock from '../../../widgets/unixClock/manifest';
import { renderWidget } from './renderWidget';

/** 21:05:07.250 in Tokyo. */
const AT = Date.UTC(2024, 1, 10, 12, 5, 7, 250);
const TOKYO = { timezone: 'asia/tokyo' };

async function renderAt(manifest: WidgetManifest, options: Record<string, unknown> = {}, at = AT) {
  const rendered = await renderWidget(manifest, options);
  const { clock: fake, frames } = rendered;
  const pass = (ms: number) =>
    act(() => {
      fake.advance(ms);
      frames.next();
    });
  pass(at - fake.now());
  // A second frame, in which the hundredths are written.
  act(() => frames.next());
  return { ...rendered, pass };
}

const calm = () => vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));

afterEach(() => vi.unstubAllGlobals());

describe('the clock with hands', () => {
  const face = () => screen.getByRole('img');
  const hand = (part: string) => face().querySelector<SVGElement>(`[data-hand="${part}"]`)!;
  const angle = (part: string) => Number(/[\d.]+/.exec(hand(part).style.transform)?.[0]);

  test('it is an image whose name says the time and the zone', async () => {
    await renderAt(clock, TOKYO);
    expect(face().getAttribute('aria-label')).toBe('21:05 JST');
  });

  test('its hands show the time of the chosen zone', async () => {
    await renderAt(clock, TOKYO);
    expect(angle('hour')).toBeCloseTo(272.5);
    expect(angle('minute')).toBeCloseTo(30.7);
    expect(angle('second') % 360).toBeCloseTo(42);
  });

  test('its name changes only when a minute begins, while its hand moves every second', async () => {
    const { pass } = await renderAt(clock, TOKYO);
    const names = new Set<string | null>();
    const watched = vi.spyOn(face(), 'setAttribute');
    for (let second = 8; second < 60; second += 1) {
      pass(1_000);
      names.add(face().getAttribute('aria-label'));
    }
    expect([...names]).toEqual(['21:05 JST']);
    expect(watched).not.toHaveBeenCalled();
    expect(angle('second') % 360).toBeCloseTo(354);
    pass(1_000);
    expect(face().getAttribute('aria-label')).toBe('21:06 JST');
  });

  test('its second hand goes on from 59 to 0, and turns less than once after a long pause', async () => {
    const { pass } = await renderAt(clock, TOKYO);
    pass(52_000);
    const before = angle('second');
    pass(1_000);
    expect(angle('second') - before).toBeCloseTo(6);
    pass(3_600_000 * 5 + 30_000);
    expect(angle('second') - before).toBeLessThan(400);
  });

  test('without a label, its corners are empty; otherwise they show the time, the zone or both', async () => {
    const corners = () => [...document.querySelectorAll('[data-corner]')].map((one) => one.textContent);
    for (const [label, texts] of [
      ['none', []],
      ['time', ['21:05']],
      ['tz', ['JST', '+09:00']],
      ['timeAndTz', ['JST', '21:05', '+09:00']],
    ] as const) {
      const { unmount } = await renderAt(clock, { ...TOKYO, label });
      expect(corners()).toEqual(texts);
      unmount();
    }
  });

  test.each([
    ['none', 0, 0],
    ['dots', 0, 12],
    ['numbers', 4, 0],
  ] as const)('its marks may be %s', async (graduations, numbers, dots) => {
    await renderAt(clock, { ...TOKYO, graduations });
    const marks = face().querySelector('[data-graduations]');
    expect([marks?.querySelectorAll('text').length ?? 0, marks?.querySelectorAll('circle').length ?? 0]).toEqual([numbers, dots]);
  });

  test('the mark of the current hour stands out, and far ones fade if that is chosen', async () => {
    const { unmount } = await renderAt(clock, TOKYO);
    expect(face().querySelector('[data-current]')?.textContent).toBe('9');
    expect(screen.getByText('3').getAttribute('opacity')).toBeNull();
    unmount();
    await renderAt(clock, { ...TOKYO, fadeGraduations: true });
    expect(screen.getByText('3').getAttribute('opacity')).toBe('0');
  });

  test('a dial of 24 hours has 24 numbers, and its hour hand turns once a day', async () => {
    await renderAt(clock, { ...TOKYO, twentyFour: true });
    expect(face().querySelectorAll('text')).toHaveLength(24);
    expect(angle('hour')).toBeCloseTo(316.25);
    expect(face().querySelector('[data-current]')?.textContent).toBe('21');
  });

  test('its hands have the chosen width, and the dial the chosen size', async () => {
    await renderAt(clock, { ...TOKYO, thickness: 0.3, size: 'large' });
    expect([hand('hour').getAttribute('stroke-width'), hand('second').getAttribute('stroke-width')]).toEqual(['3', '1.5']);
    expect(face().dataset['size']).toBe('large');
  });

  test('its second hand moves as chosen, and jumps if motion is reduced', async () => {
    const { unmount } = await renderAt(clock, { ...TOKYO, sAnimation: 'easeOut' });
    expect(hand('second').dataset['animation']).toBe('easeOut');
    unmount();
    calm();
    await renderAt(clock, { ...TOKYO, sAnimation: 'easeOut' });
    expect(hand('second').dataset['animation']).toBe('none');
  });

  test('it keeps no timer while the page is hidden', async () => {
    const { clock: fake, browser } = await renderAt(clock, TOKYO);
    const running = fake.pendingTimers;
    act(() => browser.set({ isVisible: false }));
    expect(fake.pendingTimers).toBe(running - 2);
  });
});

describe.each([
  ['digital clock', digitalClock, TOKYO, '21:05:07', '21:05 JST', ['JST', '+09:00']],
  ['Unix clock', unixClock, {}, '1707566707', '1,707,566,700 seconds since the start of 1970', ['Unix epoch', 'UTC']],
] as const)('the %s', (_, manifest, options, digits, name, [above, below]) => {
  const part = () => document.querySelector<HTMLElement>('[data-part="clock"]')!;
  const shown = () => part().querySelector('[dir="ltr"]')!.textContent;

  test('it shows the time with hundredths of a second', async () => {
    const { pass } = await renderAt(manifest, options);
    expect(shown()).toBe(`${digits}:25`);
    pass(480);
    expect(shown()).toBe(`${digits}:73`);
  });

  test('it shows only seconds if that is chosen, and asks for no frame between them', async () => {
    const { pass, frames } = await renderAt(manifest, { ...options, showMs: false });
    const asked = vi.spyOn(frames, 'request');
    expect(shown()).toBe(digits);
    act(() => frames.next());
    act(() => frames.next());
    expect(asked).not.toHaveBeenCalled();
    pass(1_000);
    expect(shown()).toBe(digits.replace(/7$/, '8'));
  });

  test('its hundredths wait at 99 until the second changes', async () => {
    const { clock: fake, frames } = await renderAt(manifest, options);
    fake.sleep(900);
    act(() => frames.next());
    expect(shown()).toBe(`${digits}:99`);
  });

  test('its hundredths rest while the page is hidden and while it is out of sight', async () => {
    let see: (isIntersecting: boolean) => void = () => {};
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(run: (entries: readonly { isIntersecting: boolean }[]) => void) {
          see = (isIntersecting) => run([{ isIntersecting }]);
        }
        observe() {}
        disconnect() {}
      },
    );
    const { clock: fake, frames, browser } = await renderAt(manifest, options);
    const frame = () => {
      fake.sleep(100);
      act(() => frames.next());
    };
    act(() => browser.set({ isVisible: false }));
    frame();
    expect(shown()).toBe(`${digits}:25`);
    act(() => browser.set({ isVisible: true }));
    act(() => see(false));
    frame();
    expect(shown()).toBe(`${digits}:25`);
    act(() => see(true));
    frame();
    expect(shown()).toBe(`${digits}:55`);
  });

  test('its labels can be hidden', async () => {
    const { unmount } = await renderAt(manifest, options);
    expect([screen.getByText(above), screen.getByText(below)]).toHaveLength(2);
    unmount();
    await renderAt(manifest, { ...options, showLabel: false });
    expect([screen.queryByText(above), screen.queryByText(below)]).toEqual([null, null]);
  });

  test('its digits have the chosen size', async () => {
    await renderAt(manifest, { ...options, fontSize: 2.5 });
    expect(part().style.getPropertyValue('--digit-size')).toBe('2.5em');
  });

  test('its name says the time of the minute, and its digits are not read out', async () => {
    const { pass } = await renderAt(manifest, options);
    expect(screen.getByText(name)).toBeTruthy();
    expect(part().querySelector('[dir="ltr"]')!.closest('[aria-hidden]')).toBeTruthy();
    pass(20_000);
    expect(screen.getByText(name)).toBeTruthy();
  });

  test('its colons flash only where motion is allowed', async () => {
    const { unmount } = await renderAt(manifest, options);
    expect(part().querySelectorAll('[data-moving]')).not.toHaveLength(0);
    unmount();
    calm();
    await renderAt(manifest, options);
    expect(part().querySelectorAll('[data-moving]')).toHaveLength(0);
  });
});

import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { IconButton } from '~/components/ui/IconButton';
import { Tooltips } from '~/components/ui/Tooltips';
import { TOOLTIP_DELAY_MS } from '~/components/ui/TooltipWatch';
import { renderWithRoot } from '../renderWithRoot';

function setUp() {
  const test = renderWithRoot(
    <>
      <IconButton icon="heart" label="React" />
      <p>text</p>
      <Tooltips />
    </>,
  );
  const pass = (ms: number) => act(() => test.clock.advance(ms));
  const tooltip = () => document.querySelector('[role="tooltip"]')?.textContent;
  return { ...test, pass, tooltip, button: screen.getByRole('button') };
}

describe('a tooltip', () => {
  test('a tooltip appears when the pointer rests', () => {
    const { button, pass, tooltip } = setUp();
    fireEvent.pointerOver(button, { pointerType: 'mouse' });
    pass(TOOLTIP_DELAY_MS - 1);
    expect(tooltip()).toBeUndefined();
    pass(1);
    expect(tooltip()).toBe('React');
  });

  test('a tooltip disappears after the pointer leaves', () => {
    const { button, pass, tooltip } = setUp();
    fireEvent.pointerOver(button, { pointerType: 'mouse' });
    pass(TOOLTIP_DELAY_MS);
    fireEvent.pointerOver(screen.getByText('text'), { pointerType: 'mouse' });
    pass(TOOLTIP_DELAY_MS);
    expect(tooltip()).toBeUndefined();
  });

  test('a tooltip does not appear for a passing pointer', () => {
    const { button, pass, tooltip } = setUp();
    fireEvent.pointerOver(button, { pointerType: 'mouse' });
    pass(50);
    fireEvent.pointerOver(screen.getByText('text'), { pointerType: 'mouse' });
    pass(TOOLTIP_DELAY_MS);
    expect(tooltip()).toBeUndefined();
  });

  test('a tooltip does not appear for touch', () => {
    const { button, pass, tooltip } = setUp();
    fireEvent.pointerOver(button, { pointerType: 'touch' });
    pass(TOOLTIP_DELAY_MS);
    expect(tooltip()).toBeUndefined();
  });

  test.each(['keyDown', 'pointerDown', 'scroll'] as const)('a tooltip disappears at once on %s', (event) => {
    const { button, pass, tooltip } = setUp();
    fireEvent.pointerOver(button, { pointerType: 'mouse' });
    pass(TOOLTIP_DELAY_MS);
    act(() => void fireEvent[event](button, { key: 'Escape' }));
    expect(tooltip()).toBeUndefined();
  });

  test('a tooltip does not come back over what a press opened, until the pointer leaves', () => {
    const { button, pass, tooltip } = setUp();
    const rest = (element: Element) => {
      fireEvent.pointerOver(element, { pointerType: 'mouse' });
      pass(TOOLTIP_DELAY_MS);
    };
    rest(button);
    fireEvent.pointerDown(button, { pointerType: 'mouse' });
    rest(button);
    expect(tooltip()).toBeUndefined();
    rest(screen.getByText('text'));
    rest(button);
    expect(tooltip()).toBe('React');
  });

  test('a tooltip leaves no timer behind', () => {
    const { button, clock, unmount } = setUp();
    const before = clock.pendingTimers;
    fireEvent.pointerOver(button, { pointerType: 'mouse' });
    unmount();
    expect(clock.pendingTimers).toBe(before);
  });
});

import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MAIN_PANE } from '~/services/workspace/document';
import { deckBoxes } from '~/workspace/drag/deckBoxes';

/** Gives an element its place on screen: from `x` on, and 800 px high. */
const at = (x: number, width: number) => (element: HTMLElement | null) => {
  if (element) element.getBoundingClientRect = () => new DOMRect(x, 0, width, 800);
};

test('what is dropped meets columns only where they are on screen, not under the navigation or the dashboard', () => {
  render(
    <div data-part="deck" ref={at(250, 1_000)}>
      <div data-column="gone" ref={at(-300, 500)} />
      <div data-column="half" ref={at(200, 330)} />
      <div data-column="whole" ref={at(530, 330)} />
      <div data-column="last" ref={at(860, 500)} />
    </div>,
  );
  expect(deckBoxes().map(({ paneId, rect }) => ({ paneId, from: rect.x, to: rect.x + rect.width }))).toEqual([
    { paneId: 'half', from: 250, to: 530 },
    { paneId: 'whole', from: 530, to: 860 },
    { paneId: 'last', from: 860, to: 1_250 },
  ]);
});

test('without columns, what is dropped meets the main pane', () => {
  render(<main id="main" ref={at(250, 900)} />);
  expect(deckBoxes().map(({ paneId, rect }) => ({ paneId, from: rect.x }))).toEqual([{ paneId: MAIN_PANE, from: 250 }]);
});

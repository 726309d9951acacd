import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { focusList } from '~/app/focusList';

function List({ rows }: { rows: readonly (readonly [string, number])[] }) {
  return (
    <div data-part="scroller">
      <div role="feed">
        {rows.map(([name, top]) => (
          <article
            key={name}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- rows of a feed take the focus
            tabIndex={0}
            aria-label={name}
            ref={(row) => void (row && (row.getBoundingClientRect = () => new DOMRect(0, top, 1, 50)))}
          />
        ))}
      </div>
    </div>
  );
}

const focused = () => document.activeElement?.getAttribute('aria-label');

test('the key for the list goes to the first row in sight of the pane, not of others', () => {
  render(
    <>
      <div data-pane="column">
        <List rows={[['elsewhere', 0]]} />
      </div>
      <div data-pane="main">
        <List
          rows={[
            ['above', -90],
            ['cut', -20],
            ['first', 30],
            ['second', 80],
          ]}
        />
      </div>
    </>,
  );
  focusList('main');
  expect(focused()).toBe('first');
});

test('a row that is higher than the pane is the one in sight', () => {
  render(
    <div data-pane="main">
      <List
        rows={[
          ['above', -900],
          ['high', -20],
        ]}
      />
    </div>,
  );
  focusList('main');
  expect(focused()).toBe('high');
});

test('without a list the focus stays', () => {
  render(
    <div data-pane="main">
      <button type="button" aria-label="stays" />
    </div>,
  );
  screen.getByRole('button').focus();
  focusList('main');
  expect(focused()).toBe('stays');
});

import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SortableList } from '~/components/ui/SortableList';
import { renderWithRoot } from '../renderWithRoot';

function Fruits() {
  const [fruits, setFruits] = useState(['Apple', 'Pear', 'Plum']);
  return (
    <SortableList
      label="Fruits"
      items={fruits.map((fruit) => ({ id: fruit, label: fruit, content: fruit }))}
      onMove={() => {}}
      onRemove={(index) => setFruits(fruits.toSpliced(index, 1))}
    />
  );
}

/** Removes a row with the keyboard, and says what has the focus then. */
function remove(fruit: string): string | null | undefined {
  const button = screen.getByRole('button', { name: `Remove ${fruit}` });
  button.focus();
  fireEvent.click(button);
  return document.activeElement?.getAttribute('aria-label');
}

test('the row in the place of a removed one takes the focus, and at last the list', () => {
  renderWithRoot(<Fruits />);
  expect([remove('Pear'), remove('Plum'), remove('Apple')]).toEqual(['Remove Plum', 'Remove Apple', 'Fruits']);
});

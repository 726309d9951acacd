import { render, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';

/** Longer than React works without a break, so that effects run in a task of their own. */
const BUSY_MS = 20;

function busy(): void {
  const end = performance.now() + BUSY_MS;
  while (performance.now() < end);
}

/** Shows a text in a later task, and reports that in an effect. */
function Late({ onShown }: { onShown: () => void }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => void setTimeout(() => setIsShown(true)), []);
  useLayoutEffect(() => {
    if (!isShown) return;
    // The effects do not follow at once, and the wait ends before their task.
    busy();
    setTimeout(busy);
  }, [isShown]);
  useEffect(() => {
    if (isShown) onShown();
  }, [isShown, onShown]);
  return isShown ? <p>shown</p> : null;
}

test('a test that has found something finds its effects done, also on a busy machine', async () => {
  const onShown = vi.fn<() => void>();
  render(<Late onShown={onShown} />);
  await screen.findByText('shown');
  expect(onShown).toHaveBeenCalledOnce();
});

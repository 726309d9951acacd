import { render, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';

/** Longer than React works without a break, so that effects run in a task of their own. */
const BUSY_MS = 20;

function busy(): void {
  const end = performance.now() + BUSY_MS;
  while (performance.now() < end);
}

/** More promises than a wait has between seeing a text and ending. */
const HOPS = 100;

/** Keeps the machine busy when a wait has seen the text, so that the wait's own timer is due before the task of the effects. */
async function busyLater(): Promise<void> {
  for (let hop = 0; hop < HOPS; hop += 1) await Promise.resolve();
  busy();
}

/** Shows a text in a later task, and reports that in an effect. */
function Late({ onShown }: { onShown: () => void }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => void setTimeout(() => setIsShown(true)), []);
  useLayoutEffect(() => {
    if (!isShown) return;
    busy();
    void busyLater();
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

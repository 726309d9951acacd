import { fireEvent } from '@testing-library/react';
import { useRef } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { scrollName, useScrollMemory } from '~/components/page/useScrollMemory';
import { PaneContext } from '~/router/PaneContext';
import { fakePane } from '../../fixtures/fakePane';
import { renderWithRoot } from '../renderWithRoot';

function Page() {
  const scroller = useRef<HTMLDivElement>(null);
  useScrollMemory(scroller);
  return <div ref={scroller} data-testid="scroller" />;
}

/** Shows a page in a browser that tells when a scroll has ended, or does not. */
function setUp(tellsEnd: boolean) {
  if (tellsEnd) Object.defineProperty(window, 'onscrollend', { configurable: true, value: null });
  onTestFinished(() => void Reflect.deleteProperty(window, 'onscrollend'));
  const at = (visitKey: string) => (
    <PaneContext value={fakePane([], { visitKey })}>
      <Page />
    </PaneContext>
  );
  const view = renderWithRoot(at('1'));
  const scroller = view.getByTestId('scroller');
  const scroll = (top: number) => {
    scroller.scrollTop = top;
    fireEvent.scroll(scroller);
  };
  const stored = () => view.root.sessionLocal.get(scrollName('main', '1'));
  return { ...view, scroller, scroll, stored, goTo: (visitKey: string) => view.rerender(at(visitKey)) };
}

test('a place is kept when the scroll has ended', () => {
  const { scroller, scroll, stored } = setUp(true);
  scroll(300);
  expect(stored()).toBeNull();
  fireEvent(scroller, new Event('scrollend'));
  expect(stored()).toBe('300');
});

test('a place is kept after a moment where the browser does not tell the end of a scroll', () => {
  const { clock, scroll, stored } = setUp(false);
  scroll(300);
  clock.advance(1000);
  expect(stored()).toBe('300');
});

test.each(['the page is left', 'the tab is left'])('a place is kept when %s before the scroll has ended', (how) => {
  const { scroller, scroll, stored, goTo } = setUp(false);
  scroll(300);
  if (how === 'the tab is left') fireEvent(window, new Event('pagehide'));
  else {
    // The next content is shorter, and the browser limits the position.
    vi.spyOn(scroller, 'scrollTop', 'get').mockReturnValue(0);
    goTo('2');
  }
  expect(stored()).toBe('300');
});

test('a page that nobody scrolled keeps nothing', () => {
  const { unmount, stored } = setUp(false);
  unmount();
  expect(stored()).toBeNull();
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { Activity, useRef, type RefObject } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { Refresh } from '~/components/pull/refresh';
import { PullToRefresh } from '~/components/pull/PullToRefresh';
import { useRefresh } from '~/components/pull/useRefresh';
import { fail, ok, type Result } from '~/lib/Result';
import { apiError } from '../../fixtures/FakeApi';
import { settled } from '../../fixtures/createTestRoot';
import { renderWithRoot } from '../renderWithRoot';

/** A list that can be pulled, with an inner scroller. */
function pullable(onRefresh: Refresh) {
  const Subject = ({ scroller }: { scroller: RefObject<HTMLElement> }) => (
    <PullToRefresh scroller={scroller} onRefresh={useRefresh(onRefresh)} />
  );
  const { container } = render(
    <div data-testid="scroller">
      <p>content</p>
      <div data-testid="inner">
        <p>code</p>
      </div>
      <textarea aria-label="words" />
    </div>,
  );
  const scroller = container.querySelector<HTMLElement>('[data-testid="scroller"]')!;
  const test = renderWithRoot(<Subject scroller={{ current: scroller }} />);
  return { ...test, scroller, content: screen.getByText('content') };
}

const at = (clientX: number, clientY: number) => ({ touches: [{ clientX, clientY }] });

/** Moves a finger along a line. @returns whether each step prevented the browser's default */
function drag(target: Element, ...steps: readonly (readonly [x: number, y: number])[]): boolean[] {
  fireEvent.touchStart(target, at(100, 100));
  return steps.map(([x, y]) => !fireEvent.touchMove(target, { ...at(100 + x, 100 + y), cancelable: true }));
}

const words = (): string => screen.getByRole('status').textContent ?? '';

test('a list in a pane that was hidden for a while can be pulled', () => {
  const List = () => {
    const scroller = useRef<HTMLDivElement>(null);
    return (
      <>
        <PullToRefresh scroller={scroller} onRefresh={async () => {}} />
        <div ref={scroller}>content</div>
      </>
    );
  };
  const pane = (isShown: boolean) => (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <List />
    </Activity>
  );
  const { rerender } = renderWithRoot(pane(true));
  for (const isShown of [false, true]) rerender(pane(isShown));
  drag(screen.getByText('content'), [0, 20], [0, 60]);
  expect(words()).toBe('Pull down to reload');
});

describe('pulling a list down at its top', () => {
  test('pulling a list says what happens, and reloads after a long enough pull', async () => {
    let answer = (_result: Result): void => {};
    const onRefresh = vi.fn<Refresh>(() => new Promise((resolve) => (answer = resolve)));
    const { scroller, content } = pullable(onRefresh);
    expect(drag(content, [3, 60], [5, 229])).toEqual([true, true]);
    expect({ words: words(), translate: scroller.style.translate }).toEqual({
      words: 'Pull down to reload',
      translate: expect.stringMatching(/^0 80\.\d+px$/),
    });
    fireEvent.touchMove(content, at(105, 330));
    expect(words()).toBe('Release to reload');
    fireEvent.touchEnd(content, { touches: [] });
    expect({ words: words(), refreshCount: onRefresh.mock.calls.length }).toEqual({ words: 'Reloading…', refreshCount: 1 });
    answer(ok());
    await act(settled);
    expect({ words: words(), translate: scroller.style.translate }).toEqual({ words: '', translate: '' });
  });

  test('a shorter pull springs back', () => {
    const onRefresh = vi.fn<Refresh>(async () => ok());
    const { scroller, content } = pullable(onRefresh);
    drag(content, [0, 60], [0, 229]);
    fireEvent.touchEnd(content, { touches: [] });
    expect({ words: words(), translate: scroller.style.translate, refreshCalls: onRefresh.mock.calls }).toEqual({
      words: '',
      translate: '',
      refreshCalls: [],
    });
  });

  test('moving up again cancels a pull', () => {
    const onRefresh = vi.fn<Refresh>(async () => ok());
    const { content } = pullable(onRefresh);
    drag(content, [0, 60], [0, 300], [0, -20]);
    fireEvent.touchEnd(content, { touches: [] });
    expect(onRefresh).not.toHaveBeenCalled();
  });

  test('a pull says why the reload failed', async () => {
    const { content, root } = pullable(async () => fail(apiError({ message: 'the database sleeps' })));
    const showError = vi.spyOn(root.overlays, 'showError').mockImplementation(() => {});
    drag(content, [0, 60], [0, 300]);
    fireEvent.touchEnd(content, { touches: [] });
    await act(settled);
    expect({ errorCount: showError.mock.calls.length, words: words() }).toEqual({ errorCount: 1, words: '' });
  });

  test('only one reload runs at a time', () => {
    const onRefresh = vi.fn<Refresh>(() => new Promise(() => {}));
    const { content } = pullable(onRefresh);
    for (let time = 0; time < 2; time += 1) {
      drag(content, [0, 60], [0, 300]);
      fireEvent.touchEnd(content, { touches: [] });
    }
    expect(onRefresh).toHaveBeenCalledTimes(1);
  });
});

describe('other gestures are left to the browser', () => {
  const nothing: Refresh = async () => ok();

  test('a horizontal swipe is not a pull, even if it goes down later', () => {
    const { content } = pullable(nothing);
    expect(drag(content, [40, 30], [60, 300])).toEqual([false, false]);
    expect(words()).toBe('');
  });

  test('scrolling up from the top is not a pull', () => {
    const { content } = pullable(nothing);
    expect(drag(content, [0, -30], [0, 300])).toEqual([false, false]);
  });

  test('scrolling further down in the list is not a pull', () => {
    const { content, scroller } = pullable(nothing);
    scroller.scrollTop = 40;
    fireEvent.scroll(scroller);
    expect(drag(content, [0, 60])).toEqual([false]);
  });

  test('scrolling an inner element is not a pull', () => {
    const { content } = pullable(nothing);
    screen.getByTestId('inner').scrollTop = 10;
    expect({ pullsCode: drag(screen.getByText('code'), [0, 60]), pullsContent: drag(content, [0, 60]) }).toEqual({
      pullsCode: [false],
      pullsContent: [true],
    });
  });

  test('dragging an element with its own gestures, or selecting text, is not a pull', () => {
    pullable(nothing);
    screen.getByTestId('inner').style.touchAction = 'none';
    expect({ pullsCode: drag(screen.getByText('code'), [0, 60]), pullsTextField: drag(screen.getByRole('textbox'), [0, 60]) }).toEqual({
      pullsCode: [false],
      pullsTextField: [false],
    });
  });

  test('two fingers do not pull', () => {
    const onRefresh = vi.fn<Refresh>(nothing);
    const { content } = pullable(onRefresh);
    drag(content, [0, 60], [0, 300]);
    const { touches } = at(0, 0);
    fireEvent.touchStart(content, { touches: [...touches, ...touches] });
    expect(words()).toBe('');
    fireEvent.touchEnd(content, { touches: [] });
    expect(onRefresh).not.toHaveBeenCalled();
  });

  test('a touch that the system cancels does not reload', () => {
    const onRefresh = vi.fn<Refresh>(nothing);
    const { content } = pullable(onRefresh);
    drag(content, [0, 60], [0, 300]);
    fireEvent.touchCancel(content, { touches: [] });
    expect({ words: words(), refreshCalls: onRefresh.mock.calls }).toEqual({ words: '', refreshCalls: [] });
  });

  test('a mouse does not pull', () => {
    const { content } = pullable(nothing);
    fireEvent.mouseDown(content, { clientX: 100, clientY: 100 });
    fireEvent.mouseMove(content, { clientX: 100, clientY: 400 });
    expect(words()).toBe('');
  });
});

test('removing the element under the finger ends a pull', () => {
  const { content } = pullable(async () => ok());
  drag(content, [0, 60]);
  content.remove();
  fireEvent.touchEnd(content, { touches: [] });
  expect(words()).toBe('');
});

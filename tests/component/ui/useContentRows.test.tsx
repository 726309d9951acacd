import { render } from '@testing-library/react';
import { useRef } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useContentRows } from '~/components/ui/useContentRows';

const LINE_PX = 20;

function Field({ text }: { text: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useContentRows(field, text);
  return <textarea ref={field} value={text} readOnly style={{ lineHeight: `${LINE_PX}px`, paddingTop: '4px', paddingBottom: '4px' }} />;
}

/** Renders a field in a browser that knows `field-sizing` or does not. Returns a function that gives it lines, and tells its rows. */
function setUp(knowsSizing: boolean) {
  vi.stubGlobal('CSS', { supports: () => knowsSizing });
  vi.spyOn(HTMLTextAreaElement.prototype, 'scrollHeight', 'get').mockImplementation(function height(this: HTMLTextAreaElement) {
    return this.value.split('\n').length * LINE_PX + 8;
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  const { container, rerender } = render(<Field text="" />);
  return (lines: number) => {
    rerender(<Field text={Array.from({ length: lines }, () => 'a').join('\n')} />);
    return { rows: container.querySelector('textarea')!.getAttribute('rows'), fields: container.querySelectorAll('textarea').length };
  };
}

test('a field grows and shrinks with its lines where the browser cannot do that', () => {
  const write = setUp(false);
  expect([1, 2, 14, 3].map(write)).toEqual(['2', '2', '14', '3'].map((rows) => ({ rows, fields: 1 })));
});

test('a field is left to the browser that can do that', () => {
  const write = setUp(true);
  expect(write(14)).toEqual({ rows: null, fields: 1 });
});

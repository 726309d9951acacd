import { fireEvent, render } from '@testing-library/react';
import { Mosaic, type MosaicChangeMeta, type MosaicNode } from 'react-mosaic-component';
import { beforeEach, expect, test, vi } from 'vitest';

// vite.config.ts gives react-mosaic a module without dragging (docs/decisions/0013). It must still tile and resize.

const tree: MosaicNode<number> = {
  type: 'split',
  direction: 'row',
  children: [1000, { type: 'split', direction: 'column', children: [1001, 1002] }, 1003],
  splitPercentages: [30, 40, 30],
};

const onChange = vi.fn<(tree: MosaicNode<number> | null, meta?: MosaicChangeMeta<number>) => void>();

beforeEach(() => onChange.mockClear());

function renderMosaic() {
  const { container } = render(<Mosaic<number> value={tree} onChange={onChange} renderTile={(tile) => <p>{tile}</p>} />);
  const [borderOfFirst] = container.querySelectorAll('.mosaic-split');
  const area = container.querySelector('.mosaic-root')!;
  area.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 500);
  return { container, borderOfFirst: borderOfFirst! };
}

test('react-mosaic puts the tiles into the document in the order of their numbers', () => {
  const { container } = renderMosaic();
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['1000', '1001', '1002', '1003']);
});

test('react-mosaic reports the shares of a border that is moved with the mouse', () => {
  const { borderOfFirst } = renderMosaic();
  fireEvent.mouseDown(borderOfFirst, { button: 0, clientX: 300, clientY: 100 });
  fireEvent.mouseMove(document, { buttons: 1, clientX: 400, clientY: 100 });
  fireEvent.mouseUp(document, { clientX: 400, clientY: 100 });
  expect(onChange.mock.lastCall?.[1]).toMatchObject({ type: 'resize', path: [], splitPercentages: [40, 30, 30] });
});

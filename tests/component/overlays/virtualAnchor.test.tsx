import { describe, expect, test } from 'vitest';
import { virtualAnchor } from '~/workspace/overlays/virtualAnchor';

describe('the anchor of a pop-up', () => {
  test('the anchor of a pop-up follows its element, and stays at the last place once the element is gone', () => {
    const button = document.createElement('button');
    let box = new DOMRect(10, 20, 30, 40);
    button.getBoundingClientRect = () => box;
    const anchor = virtualAnchor(button);
    box = new DOMRect(10, 120, 30, 40);
    expect(anchor.getBoundingClientRect()).toMatchObject({ x: 10, y: 120 });
    box = new DOMRect();
    expect(anchor.getBoundingClientRect()).toMatchObject({ x: 10, y: 120, width: 30, height: 40 });
  });

  test('the anchor of a pop-up can be a point', () => {
    expect(virtualAnchor({ x: 5, y: 6 }).getBoundingClientRect()).toMatchObject({ x: 5, y: 6, width: 0 });
  });
});

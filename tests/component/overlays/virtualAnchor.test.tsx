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

  test.each([
    ['grows until the element is below the screen', 700, 900, { top: 768, bottom: 768 }],
    ['shrinks until the element is above the screen', 700, -200, { top: 154, bottom: 154 }],
    ['grows under a menu that opened below the element', 100, 900, { top: 614, bottom: 614 }],
    ['moves the element half off the screen', 700, 748, { top: 748, bottom: 768 }],
  ])('a menu stays on the screen when the page %s', (_how, before, after, expected) => {
    const button = document.createElement('button');
    let box = new DOMRect(10, before, 30, 40);
    button.getBoundingClientRect = () => box;
    const anchor = virtualAnchor(button);
    box = new DOMRect(10, after, 30, 40);
    const { top, bottom } = anchor.getBoundingClientRect();
    expect({ screen: window.innerHeight, top, bottom }).toEqual({ screen: 768, ...expected });
  });

  test('the anchor of a pop-up can be a point', () => {
    expect(virtualAnchor({ x: 5, y: 6 }).getBoundingClientRect()).toMatchObject({ x: 5, y: 6, width: 0 });
  });
});

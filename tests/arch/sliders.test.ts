import { describe, expect, test } from 'vitest';
import { CLIENT, readFiles } from './lib/tree';

/** Parts of a slider as Chromium and WebKit call them, and their names in Firefox. */
const NAMES = { '::-webkit-slider-runnable-track': '::-moz-range-track', '::-webkit-slider-thumb': '::-moz-range-thumb' };

/**
 * Declarations that Firefox lacks. They need a rule of their own: browsers drop a whole rule with an unknown selector.
 */
function missingForFirefox(css: string): string[] {
  const selectors = [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)].map(([, selector]) => selector!.trim());
  return selectors.flatMap((selector) => {
    const wanted = Object.entries(NAMES).reduce((text, [theirs, firefox]) => text.replaceAll(theirs, firefox), selector);
    return selectors.includes(wanted) ? [] : [wanted];
  });
}

describe('the sliders of the client', () => {
  test('sliders and lists of choices are drawn by the parts that look the same in all browsers', () => {
    const native = readFiles(CLIENT, /\.tsx$/).filter(({ text }) => /type="range"|<select\b/.test(text));
    expect(native.map(({ path }) => path).toSorted()).toEqual([
      'src/components/media/player/PlayerControls.tsx',
      'src/components/ui/Range.tsx',
      'src/components/ui/Select.tsx',
    ]);
  });

  test('sliders look the same in all browsers', () => {
    expect(readFiles(CLIENT, /\.css$/).flatMap(({ text }) => missingForFirefox(text))).toEqual([]);
  });
});

test.each([
  ['.a::-webkit-slider-thumb { gap: 0; }', ['.a::-moz-range-thumb']],
  ['.a::-webkit-slider-thumb { gap: 0; } .a::-moz-range-thumb { gap: 0; }', []],
  ['.a::-webkit-slider-runnable-track, .a::-moz-range-track { gap: 0; }', ['.a::-moz-range-track, .a::-moz-range-track']],
  ['.a { gap: 0; }', []],
])('the style "%s" lacks %j', (css, missing) => {
  expect(missingForFirefox(css)).toEqual(missing);
});

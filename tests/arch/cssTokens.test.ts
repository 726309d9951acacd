import { describe, expect, test } from 'vitest';
import { parseCss } from './lib/css';
import { CLIENT, readFiles } from './lib/tree';
import { listed, messages } from './lib/violations';
import { checkCss, checkInlineStyles } from './rules/cssTokens';

const outsideTheme = readFiles(CLIENT, /\.css$/).filter(({ path }) => !path.startsWith('src/theme/'));

describe('the styles of the client', () => {
  test('style sheets take colors, layers and durations from the theme, use no left or right, and no sibling of any element', () => {
    expect(listed(checkCss(outsideTheme))).toBe('');
  });

  test('inline styles take colors, layers and durations from the theme', () => {
    expect(listed(checkInlineStyles(readFiles(CLIENT, /\.tsx$/)))).toBe('');
  });
});

const inCss = (text: string, path = 'src/components/X.module.css'): string[] => messages(checkCss([{ path, text }]));
const inJsx = (style: string): string[] => messages(checkInlineStyles([{ path: 'src/X.tsx', text: `const x = <i style={${style}} />;` }]));

describe('the rule of style sheets', () => {
  test.each([
    'color: #fff',
    'background: rgb(0 0 0 / 50%)',
    'border: 1px solid red',
    '--shade: rgba(0, 0, 0, 0.1)',
    'box-shadow: 0 1px 2px color-mix(in srgb, black 20%, transparent)',
    'z-index: 10',
    'transition: opacity 200ms',
    'animation: spin 1.5s linear infinite',
    'margin-left: 4px',
    'border-top-left-radius: 4px',
    'top: 0',
    'text-align: right',
  ])('the declaration "%s" is reported', (declaration) => {
    expect(inCss(`.a { ${declaration}; }`)).toHaveLength(1);
  });

  test.each([
    'color: var(--accent)',
    'color: currentColor',
    'background: color-mix(in srgb, var(--accent) 20%, transparent)',
    'forced-color-adjust: none; color: CanvasText',
    'grid-area: red',
    'animation-name: snow',
    'background: url("data:image/svg+xml,%23fff#abc")',
    'content: "#fff red 200ms"',
    'z-index: var(--z-window)',
    'z-index: auto',
    'transition: opacity var(--dur-1)',
    'transition-duration: 0s',
    'margin-inline-start: 4px; inset-block-start: 0; text-align: end',
    'width: 10px; grid-template: "a b" / 1fr 2fr',
  ])('the declarations "%s" are allowed', (declarations) => {
    expect(inCss(`.a { ${declarations}; }`)).toEqual([]);
  });

  test.each(['.a > * + *', '* ~ .b', '.a { & > *+p', '.a:has(* + .b)'])('the selector "%s" is reported', (selector) => {
    const rule = `${selector} { gap: 0; }`;
    expect(inCss(selector.includes('{') ? `${rule} }` : rule)).toHaveLength(1);
  });

  test.each(['.a > :not(:first-child)', '.a + *', '.a > * > p + p', '.a[title="* + *"]'])('the selector "%s" is allowed', (selector) => {
    expect(inCss(`${selector} { gap: 0; }`)).toEqual([]);
  });

  test('only the shell may query the viewport', () => {
    const query = '@media (max-width: 500px) { .a { gap: 0; } }';
    expect(inCss(query)).toHaveLength(1);
    expect(inCss(query, 'src/workspace/shell/PhoneShell.module.css')).toEqual([]);
    expect(
      inCss(
        '@container (inline-size < 30em) { .a { gap: 0; } } @media (pointer: coarse) and (prefers-reduced-motion: reduce) { .a { gap: 0; } }',
      ),
    ).toEqual([]);
  });

  test('inline styles are checked too', () => {
    expect(inJsx("{ color: '#fff', zIndex: 5, marginLeft: x }")).toHaveLength(3);
    expect(inJsx("{ inlineSize: 40, transform: `translate(${x}px)`, '--shade': shade }")).toEqual([]);
  });
});

test('style sheets are read with nesting, comments and strings', () => {
  const { declarations, atRules, selectors } = parseCss(
    '/* a: b; */ @layer x; .a:hover { b: c; &:is(.d) { e: url(";") } @media print { f: ";}" } }',
  );
  expect(declarations.map(({ property, value }) => `${property}=${value}`)).toEqual(['b=c', 'e=url(";")', 'f=";}"']);
  expect(selectors.map(({ text }) => text)).toEqual(['.a:hover', '&:is(.d)']);
  expect(atRules.map(({ name, prelude }) => `${name} ${prelude}`)).toEqual(['layer x', 'media print']);
});

import { describe, expect, test } from 'vitest';
import type { MathPiece } from '~/mfm/math/protocol';
import { typeset } from '~/mfm/math/typeset';

const drawn = (formula: string, isBlock = false) => typeset({ formula, isBlock });

function* all(piece: MathPiece): Generator<MathPiece> {
  yield piece;
  if (typeof piece !== 'string') for (const child of piece.children) yield* all(child);
}

const tags = (formula: string) => [...all(drawn(formula)!)].flatMap((piece) => (typeof piece === 'string' ? [] : [piece.tag]));
const text = (formula: string) => [...all(drawn(formula)!)].filter((piece) => typeof piece === 'string').join('');

describe('a typeset formula', () => {
  test('a formula is MathML', () => {
    expect(drawn('x^2')).toEqual({
      tag: 'math',
      attributes: {},
      children: [
        {
          tag: 'msup',
          attributes: {},
          children: [
            { tag: 'mi', attributes: {}, children: ['x'] },
            { tag: 'mn', attributes: {}, children: ['2'] },
          ],
        },
      ],
    });
  });

  test('a formula is a block when it stands by itself', () => {
    expect(drawn('x', true)).toMatchObject({ tag: 'math', attributes: { display: 'block' } });
  });

  test.each([
    ['\\frac{a}{b}', 'mfrac'],
    ['\\sqrt[3]{x}', 'mroot'],
    ['\\sum_{i=0}^n i', 'munderover'],
    ['\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}', 'mtable'],
    ['\\vec{v}', 'mover'],
  ])('the formula %s is drawn with %s', (formula, tag) => {
    const found = [...all(typeset({ formula, isBlock: true })!)].flatMap((piece) => (typeof piece === 'string' ? [] : [piece.tag]));
    expect(found).toContain(tag);
  });

  test('a formula keeps words together', () => {
    expect(text('\\text{for all}')).toBe('for\u00A0all');
  });

  test('a formula is null when the source is invalid', () => {
    expect(drawn('\\frac{1')).toBeNull();
  });
});

const matrix = (entry: (row: number, column: number) => string) =>
  `\\begin{pmatrix}${[1, 2, 3, 4, 5].map((row) => [1, 2, 3, 4, 5].map((column) => entry(row, column)).join('&')).join('\\\\')}\\end{pmatrix}`;

describe('a formula that people write is typeset:', () => {
  test.each([
    ['a letter', 'x'],
    ['an index', 'a_n'],
    ['a fraction', '\\frac{a}{b}'],
    ['a solution', 'x=\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}'],
    ['fractions in fractions', '1+\\cfrac{1}{2+\\cfrac{1}{3+\\cfrac{1}{4+\\cfrac{1}{5+\\cdots}}}}'],
    ['a sum', '\\sum_{i=1}^{n} i = \\frac{n(n+1)}{2}'],
    ['an integral', '\\int_{-\\infty}^{\\infty} e^{-x^2} dx = \\sqrt{\\pi}'],
    ['digits in a matrix', matrix((row, column) => `${row * column}`)],
    ['variables in a matrix', matrix((row, column) => `a_{${row}${column}}`)],
    ['fractions in a matrix', matrix((row, column) => `\\frac{a_{${row}${column}}}{2}`)],
    ['a matrix of any size', '\\begin{pmatrix}a_{11}&\\cdots&a_{1n}\\\\\\vdots&\\ddots&\\vdots\\\\a_{n1}&\\cdots&a_{nn}\\end{pmatrix}'],
    ['cases', '|x|=\\begin{cases}x & \\text{if } x \\ge 0 \\\\ -x & \\text{otherwise}\\end{cases}'],
    ['a limit', 'a_1,\\dots,a_n \\ne b_1,\\dots,b_n \\implies \\lim_{n\\to\\infty}\\left(1+\\frac1n\\right)^n=e'],
    ['lines', '\\begin{aligned}(a+b)^5&=a^5+5a^4b+10a^3b^2+10a^2b^3+5ab^4+b^5\\\\(a+b)(a-b)&=a^2-b^2\\end{aligned}'],
    ['a long sum', 'x+'.repeat(200) + 'x'],
    ['a short word for a long one', '\\def\\R{\\mathbb{R}}f:\\R\\times\\R\\to\\R'],
  ])('%s is typeset', (_what, formula) => {
    expect(drawn(formula, true)).not.toBeNull();
  });
});

describe('a hostile formula', () => {
  test.each([
    '\\href{javascript:alert(1)}{x}',
    '\\url{https://evil.example}',
    '\\includegraphics{https://evil.example/a.png}',
    '\\htmlStyle{position:fixed}{x}',
    '\\htmlId{a}{x}',
    '\\class{a}{x}',
    '\\text{<script>alert(1)</script>}',
  ])('the hostile formula %s has no links, pictures, styles or scripts', (formula) => {
    const math = drawn(formula);
    for (const piece of math ? all(math) : []) {
      if (typeof piece === 'string') continue;
      expect(piece.tag).toMatch(/^m/);
      expect(Object.keys(piece.attributes).join()).not.toMatch(/href|src|style|class|id$|^on/);
    }
  });

  test.each([
    ['that replaces itself for ever', '\\def\\x{\\x\\x}\\x'],
    [
      'that grows by macros',
      '\\def\\a{xxxxxxxxxx}\\def\\b{\\a\\a\\a\\a\\a\\a\\a\\a}\\def\\c{\\b\\b\\b\\b\\b\\b\\b\\b}\\def\\d{\\c\\c\\c\\c\\c\\c}\\d\\d\\d\\d',
    ],
    ['that makes a thousand letters of seventy', `\\def\\a{${'x'.repeat(17)}}\\def\\b{${'\\a'.repeat(9)}}${'\\b'.repeat(9)}`],
    ['that has more pieces than its length lets expect', `\\def\\a{${'x'.repeat(17)}}${'\\a'.repeat(20)}`],
    ['that nests too deep', '\\sqrt{'.repeat(200) + 'x' + '}'.repeat(200)],
    ['that is too long', 'x+'.repeat(1500) + 'x'],
  ])('a formula %s is refused at once', (_, formula) => {
    const started = performance.now();
    expect(drawn(formula)).toBeNull();
    expect(performance.now() - started).toBeLessThan(500);
  });

  test('a hostile formula takes no more space than twenty letters', () => {
    for (const piece of all(drawn('a\\hspace{99999em}\\rule{9999em}{9999em}b')!)) {
      if (typeof piece === 'string') continue;
      for (const name of ['width', 'height', 'depth', 'voffset'])
        expect(Number.parseFloat(piece.attributes[name] ?? '0')).toBeLessThanOrEqual(20);
    }
  });

  test('a hostile formula defines no macros for the next one', () => {
    drawn('\\gdef\\known{x}\\known');
    expect(tags('\\text{a}')).toContain('mtext');
    expect(drawn('\\known')).toBeNull();
  });
});

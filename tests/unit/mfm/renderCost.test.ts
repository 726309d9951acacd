import { parse } from 'mfm-js';
import { describe, expect, test } from 'vitest';
import { MfmParser } from '~/mfm/MfmParser';
import { RENDER_COST_LIMIT, renderCost } from '~/mfm/renderCost';
import { readSlowly } from '~/mfm/slowReading';

const cost = (text: string) => renderCost(parse(text));
const read = (text: string) => new MfmParser((dear) => readSlowly(dear, () => Promise.resolve('late'))).finish(text);

describe('the cost of rendering a text', () => {
  test('the cost of rendering a text grows with its nodes at any depth', () => {
    expect(cost('**a**')).toBeGreaterThan(cost('a'));
    expect(cost('$[x2 $[x2 a]]')).toBeGreaterThan(cost('$[x2 a]'));
  });

  test.each([
    ['a long text', 'おはようございます。'.repeat(300)],
    ['a picture made of emoji', `${'⬜🟩'.repeat(10)}\n`.repeat(10)],
    ['decorated art', '$[position.x=1,y=2 $[scale.x=2 🌙]]'.repeat(60)],
    ['a hundred moving letters', '$[jump.delay=0.1s a]'.repeat(100)],
    ['a large heading', '$[x4 Good morning, everybody!]'],
    ['one giant letter', '$[x4 $[x4 A]]'],
    ['a long text in double size', `$[x2 ${'All of it. '.repeat(250)}]`],
    ['a page of formulas', 'so \\(x=\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}\\) and '.repeat(30)],
  ])('%s is within the budget', async (_, text) => {
    expect((await read(text)).isSimplified).toBeUndefined();
  });

  test.each([
    ['hundreds of emoji', '👍'.repeat(1000)],
    ['hundreds of moving letters', '$[spin a]'.repeat(300)],
    ['nothing but formulas', `\\(\\def\\a{${'x'.repeat(20)}}${'\\a'.repeat(20)}\\)`.repeat(40)],
    ['hundreds of giant letters', `${'$[x4 '.repeat(480)}x${']'.repeat(480)}`],
    ['a long text in the largest size', `$[x4 ${'All of it. '.repeat(250)}]`],
    ['hundreds of mentions', '@a '.repeat(600)],
  ])('%s exceed the budget and are shown plain', async (_, text) => {
    const { nodes, isSimplified, isFinal } = await read(text);
    expect({ isSimplified, isFinal, isCheap: renderCost(nodes) <= RENDER_COST_LIMIT }).toEqual({
      isSimplified: true,
      isFinal: true,
      isCheap: true,
    });
  });

  test('a plain reading keeps all of the text', async () => {
    const text = '@alice '.repeat(500);
    const { nodes } = await read(text);
    const whole = nodes.map((node) => (node.type === 'text' ? node.props.text : node.type === 'mention' ? node.props.acct : ''));
    expect(whole.join('')).toBe(text);
  });
});

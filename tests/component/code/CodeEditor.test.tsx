import { act, fireEvent, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CodeEditor } from '~/components/code/CodeEditor';
import { highlighted } from '~/mfm/code/highlighted';
import type { HighlightedCode, HighlightQuestion } from '~/mfm/code/protocol';
import { builtInThemes } from '~/theme/builtInThemes';
import { compile } from '~/theme/themeEngine';
import { settled } from '../../fixtures/createTestRoot';
import { renderWithRoot } from '../renderWithRoot';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Colors every line in one color, which depends on the theme. */
const colored = ({ code, colors }: HighlightQuestion): HighlightedCode => ({
  background: 'rgb(1, 1, 1)',
  color: 'rgb(9, 9, 9)',
  lines: code
    .split('\n')
    .map((text) => [{ text, color: colors.base === 'gruvbox-dark-medium' ? 'orange' : 'blue', isItalic: false, isBold: false }]),
});

function Editor({ initial }: { initial: string }) {
  const [code, setCode] = useState(initial);
  return <CodeEditor label="Code" lang="json5" value={code} onChange={setCode} />;
}

async function open(initial: string) {
  const answers = new Map<string, HighlightedCode>();
  const asked: HighlightQuestion[] = [];
  vi.spyOn(highlighted, 'peek').mockImplementation((question) => {
    const answer = answers.get(JSON.stringify(question));
    return answer && { answer };
  });
  const waiting: (() => void)[] = [];
  vi.spyOn(highlighted, 'ask').mockImplementation(async (question) => {
    asked.push(question);
    await new Promise<void>((resolve) => waiting.push(resolve));
    answers.set(JSON.stringify(question), colored(question));
    return null;
  });
  const view = renderWithRoot(<Editor initial={initial} />);
  const answer = async () => {
    await act(async () => {
      waiting.splice(0).forEach((resolve) => resolve());
      await settled();
    });
  };
  return { ...view, asked, answer };
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Code' });
const colorsOf = (container: HTMLElement) =>
  [...container.querySelectorAll('pre span')].map((piece) => `${piece.textContent}: ${(piece as HTMLElement).style.color}`);

test('code can be written before it has colors, and lines that did not change keep theirs', async () => {
  const { container, answer } = await open('a\nb');
  expect(colorsOf(container)).toEqual(['a: inherit', 'b: inherit']);
  await answer();
  expect(colorsOf(container)).toEqual(['a: blue', 'b: blue']);
  fireEvent.change(field(), { target: { value: 'a\nbc' } });
  expect({ value: field().value, colors: colorsOf(container) }).toEqual({ value: 'a\nbc', colors: ['a: blue', 'bc: inherit'] });
  await answer();
  expect(colorsOf(container)).toEqual(['a: blue', 'bc: blue']);
});

test('code follows the colors that the theme has for code', async () => {
  const { container, root, asked, answer } = await open('a');
  await answer();
  const hearth = builtInThemes.find(({ name }) => name === 'Hearth')!;
  await act(async () => runInAction(() => (root.theme.current = compile(hearth))));
  await answer();
  expect(asked.at(-1)?.colors).toEqual({ scheme: 'dark', base: 'gruvbox-dark-medium', overrides: {} });
  expect(colorsOf(container)).toEqual(['a: orange']);
});

test('code without a way to change it can only be read', () => {
  renderWithRoot(<CodeEditor label="Code" lang="json5" value="a" />);
  expect(field().readOnly).toBe(true);
});

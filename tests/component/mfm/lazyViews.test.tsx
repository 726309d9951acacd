import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { FormEvent } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Mfm } from '~/mfm/Mfm';
import { highlighted } from '~/mfm/code/highlighted';
import { formulas } from '~/mfm/math/formulas';
import { typeset } from '~/mfm/math/typeset';
import { renderWithRoot } from '../renderWithRoot';

const show = async (text: string, props: { nowrap?: boolean } = {}) => {
  let shown!: ReturnType<typeof renderWithRoot>;
  await act(async () => {
    shown = renderWithRoot(<Mfm text={text} {...props} />);
  });
  return shown;
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a block of code', () => {
  test('a code block is a region named by its language that can be scrolled by keyboard', async () => {
    await show('```js\n1\n```');
    expect((await screen.findByRole('region', { name: 'Code (js)' })).querySelector('pre')?.tabIndex).toBe(0);
  });

  test('a code block is copied by its button, which says so', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { root } = await show('```\nconst a = 1;\n```');
    const success = vi.spyOn(root.overlays, 'success');
    fireEvent.click(await screen.findByRole('button', { name: 'Copy code' }));
    await waitFor(() => expect(success).toHaveBeenCalled());
    expect(writeText).toHaveBeenCalledWith('const a = 1;');
  });

  test('a code block waits behind a button for readers who save data', async () => {
    const { root, container } = await show('```js\nhidden\n```');
    container.tabIndex = -1;
    act(() => root.settings.set('dataSaver', { media: false, avatar: false, urlPreview: false, code: true }));
    const button = await screen.findByRole('button', { name: /Show code/ });
    expect(container.textContent).not.toContain('hidden');
    button.focus();
    fireEvent.click(button);
    expect(container.textContent).toContain('hidden');
    expect(document.activeElement === container).toBe(true);
  });

  test('a code block stays open when its row is mounted again', async () => {
    const { root, container, rerender } = await show('```js\nhidden\n```');
    act(() => root.settings.set('dataSaver', { media: false, avatar: false, urlPreview: false, code: true }));
    fireEvent.click(await screen.findByRole('button', { name: /Show code/ }));
    rerender(<Mfm text="away" />);
    expect(container.textContent).toBe('away');
    rerender(<Mfm text={'```js\nhidden\n```\n```js\nother\n```'} />);
    expect({
      hasHiddenText: container.textContent?.includes('hidden'),
      showButtonCount: screen.getAllByRole('button', { name: /Show code/ }).length,
    }).toEqual({ hasHiddenText: true, showButtonCount: 1 });
  });

  test('a code block has the colors from the worker and all of its lines', async () => {
    const answer = {
      background: '#101010',
      color: '#fafafa',
      lines: [
        [{ text: 'a', color: '#ff8800', isItalic: true, isBold: false }],
        [{ text: 'b', color: '#fafafa', isItalic: false, isBold: true }],
      ],
    };
    vi.spyOn(highlighted, 'peek').mockReturnValue({ answer });
    const { container } = await show('```js\na\nb\n```');
    await screen.findByRole('region', { name: 'Code (js)' });
    const [first, second] = [...container.querySelectorAll<HTMLElement>('code span')];
    expect(container.querySelector('code')!.textContent).toBe('a\nb');
    expect({ color: first!.style.color, fontStyle: first!.style.fontStyle, fontWeight: second!.style.fontWeight }).toEqual({
      color: '#ff8800',
      fontStyle: 'italic',
      fontWeight: 'bold',
    });
  });

  test('a code block is not colored when it has no language', async () => {
    const peek = vi.spyOn(highlighted, 'peek');
    await show('```\na\n```');
    await screen.findByRole('region', { name: 'Code' });
    expect(peek).not.toHaveBeenCalled();
  });

  test('a code block is inline code in a single-line text', async () => {
    const { container } = await show('```js\na\n```', { nowrap: true });
    expect({ block: container.querySelector('pre, section, button'), code: container.querySelector('code')!.textContent }).toEqual({
      block: null,
      code: 'a',
    });
  });
});

describe('a formula', () => {
  test('a formula is typeset as MathML that carries its source', async () => {
    vi.spyOn(formulas, 'peek').mockImplementation((question) => ({ answer: typeset(question) }));
    const { container } = await show('so \\(x^2\\) is');
    await waitFor(() => expect(container.querySelector('math msup')).toBeTruthy());
    expect(container.querySelector('[title="x^2"]')!.textContent).toBe('x2');
  });

  test('a formula shows its source when it cannot be typeset', async () => {
    vi.spyOn(formulas, 'peek').mockReturnValue({ answer: null });
    const { container } = await show('\\(\\frac{1\\)');
    expect(container.querySelector('code')!.textContent).toBe('\\frac{1');
  });

  test('a formula can be scrolled by keyboard when it is a block', async () => {
    const { container } = await show('\\[\nx\n\\]');
    await waitFor(() => expect(container.querySelector('[tabindex="0"] code')!.textContent).toBe('x'));
  });
});

describe('a search line', () => {
  test('a search line is a box with its words that searches the web in a new tab', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    await show('cats & dogs [search]');
    const field = await screen.findByRole('searchbox', { name: 'Search the web for' });
    expect((field as HTMLInputElement).value).toBe('cats & dogs');
    expect(field.getAttribute('autocomplete')).toBe('off');
    fireEvent.change(field, { target: { value: 'birds?' } });
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(open).toHaveBeenCalledWith('https://www.google.com/search?q=birds%3F', '_blank', 'noopener,noreferrer');
  });

  test('a search line leaves the Enter that ends a Japanese word to the input method, also in Safari', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    await show('cats [search]');
    fireEvent.keyDown(await screen.findByRole('searchbox'), { key: 'Enter', keyCode: 229 });
    expect(open).not.toHaveBeenCalled();
  });

  test('a search line sends nothing before its button is pressed', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    await show('cats [search]');
    await screen.findByRole('searchbox');
    expect(open).not.toHaveBeenCalled();
  });

  test('a search line searches by its button or Enter inside a form without submitting the form', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const [submit, keyDown] = [vi.fn<(event: FormEvent) => void>(), vi.fn<() => void>()];
    document.addEventListener('keydown', keyDown, { once: true });
    await act(
      async () =>
        void renderWithRoot(
          <form onSubmit={submit}>
            <Mfm text="cats [search]" />
          </form>,
        ),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Search' }));
    // A key whose default is prevented submits nothing.
    expect(fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' })).toBe(false);
    document.removeEventListener('keydown', keyDown);
    expect({ openCount: open.mock.calls.length, submitCount: submit.mock.calls.length, keyDownCount: keyDown.mock.calls.length }).toEqual({
      openCount: 2,
      submitCount: 0,
      keyDownCount: 0,
    });
  });

  test('a search line is plain words in a single-line text', async () => {
    const { container } = await show('cats [search]', { nowrap: true });
    expect({ text: container.textContent, search: container.querySelector('[role="search"]') }).toEqual({
      text: 'cats [search]',
      search: null,
    });
  });
});

describe('a text over its budget', () => {
  test('a text over its budget is shown plain with its mentions and says so', async () => {
    const { container } = await show(`@bob ${'$[spin a]'.repeat(300)}`);
    expect(await screen.findByText(/^Shown as plain text/)).toBeTruthy();
    expect(container.textContent).toContain('$[spin a]$[spin a]');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/@bob');
  });

  test('a text within its budget has no notice', async () => {
    const { container } = await show('$[spin a]');
    expect(container.textContent).toBe('a');
  });
});

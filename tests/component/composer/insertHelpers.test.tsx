import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Composer } from '~/components/composer/Composer';
import FunctionPickerWindow from '../../../windows/functionPicker/FunctionPickerWindow';
import { settled } from '../../fixtures/createTestRoot';
import { chooseItem, loaded, openItems, renderWith } from '../note/renderNote';

function open(initialText: string, selection: readonly [number, number], params: object = {}) {
  const test = renderWith(<Composer variant="inline" params={{ instant: true, initialText, ...params }} />);
  act(() => test.root.settings.set('enableQuickAddMfmFunction', true));
  const text = screen.getByLabelText<HTMLTextAreaElement>('Note text');
  text.setSelectionRange(...selection);
  const finish = async (result: unknown) => {
    const window = test.overlay();
    if (window?.kind !== 'window') throw new Error('no window is open');
    act(() => window.finish(result));
    await act(settled);
    return window;
  };
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    await act(() => chooseItem(test, name));
  };
  const state = () => ({
    value: text.value,
    selection: [text.selectionStart, text.selectionEnd],
    isFocused: document.activeElement === text,
  });
  return { ...test, press, finish, state };
}

test('a user who is chosen is mentioned at the text cursor', async () => {
  const { press, finish, state } = open('Hi and bye', [3, 3]);
  await press('Mention');
  const { params } = await finish({ id: 'far', username: 'bob', host: 'moss.example' });
  expect(params).toEqual({ includeSelf: true, localOnly: false });
  expect(state()).toEqual({ value: 'Hi @bob@moss.example and bye', selection: [21, 21], isFocused: true });
});

test('a user of a server with an internationalized name is mentioned so that servers find them', async () => {
  const { press, finish, state } = open('', [0, 0]);
  await press('Mention');
  await finish({ id: 'far', username: 'bob', host: 'xn--eckwd4c7cu47r2wf.jp' });
  expect(state().value).toBe('@bob@xn--eckwd4c7cu47r2wf.jp ');
});

test('a note that stays on this server offers only people of this server', async () => {
  const { press, finish } = open('', [0, 0], { initialLocalOnly: true });
  await press('Mention');
  expect((await finish(undefined)).params).toEqual({ includeSelf: true, localOnly: true });
});

test('an effect goes around the selected text', async () => {
  const { press, finish, state } = open('A big day', [2, 5]);
  await press('Effects');
  await finish('x2');
  expect(state()).toEqual({ value: 'A $[x2 big] day', selection: [7, 10], isFocused: true });
});

test('an effect without selected text has the text cursor inside, and begins with an argument if it does nothing without', async () => {
  const { press, finish, state } = open('', [0, 0]);
  await press('Effects');
  await finish('font');
  expect(state()).toEqual({ value: '$[font.serif ]', selection: [13, 13], isFocused: true });
});

test('the entry for effects is there only if people want it', async () => {
  const view = open('', [0, 0]);
  act(() => view.root.settings.set('enableQuickAddMfmFunction', false));
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect((await openItems(view)).map((item) => 'text' in item && item.text)).not.toContain('Effects');
});

test('the picker of effects finds them by name and shows what each does', async () => {
  const close = vi.fn<(name?: string) => void>();
  renderWith(<FunctionPickerWindow params={{}} close={close} />);
  await loaded();
  const field = screen.getByRole('combobox', { name: 'Search effects' });
  expect(screen.getAllByRole('option')).toHaveLength(23);
  fireEvent.change(field, { target: { value: 'rot' } });
  await loaded();
  const [option] = screen.getAllByRole('option');
  expect({ name: option?.firstChild?.textContent, isShown: option?.querySelector('[style*="rotate"]') !== null }).toEqual({
    name: 'rotate',
    isShown: true,
  });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(close.mock.calls).toEqual([['rotate']]);
  fireEvent.change(field, { target: { value: 'nothing' } });
  expect(screen.getByText('No effects found')).toBeTruthy();
});

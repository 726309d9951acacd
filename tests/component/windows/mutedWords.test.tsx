import { act, fireEvent, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { describe, expect, test, vi } from 'vitest';
import MutedWordsWindow from '../../../windows/mutedWords/MutedWordsWindow';
import { user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { renderWithRoot } from '../renderWithRoot';

const alice = user('alice');
const me = alice.me({
  mutedWords: [['cats', 'dogs'], '/c+/i'],
  hardMutedWords: [['two words']],
  mutedInstances: ['a.example', 'b.example'],
});

function open(api: ApiScript = {}) {
  const close = vi.fn<() => void>();
  const view = renderWithRoot(<MutedWordsWindow params={{}} close={close} />, { me, api });
  return { ...view, close };
}

const field = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label);
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

async function save() {
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await act(settled);
}

describe('the muted words', () => {
  test('the muted words are shown one entry per line', () => {
    open();
    expect({ muted: field('Muted words').value, hidden: field('Hidden words').value }).toEqual({
      muted: 'cats dogs\n/c+/i',
      hidden: 'two words',
    });
  });

  test("the muted words are saved in the server's form, and only the changed list is sent", async () => {
    const next = alice.me({ mutedWords: [['birds']] });
    const { api, close, root } = open({ 'i/update': next });
    write('Muted words', 'cats dogs\nbirds');
    await save();
    expect(api.paramsOf('i/update')).toEqual([{ mutedWords: [['cats', 'dogs'], ['birds']] }]);
    expect(close).toHaveBeenCalledOnce();
    expect(runInAction(() => root.session.current.me?.mutedWords)).toEqual([['birds']]);
  });

  test('the muted words are not sent if nothing changed', async () => {
    const { api, close } = open();
    await save();
    expect({ saved: api.paramsOf('i/update'), closeCount: close.mock.calls.length }).toEqual({ saved: [], closeCount: 1 });
  });

  test('the muted words are not saved with an invalid pattern, and a message names its line', () => {
    const { api } = open();
    write('Hidden words', 'fine\n/(/');
    expect(screen.getByRole('alert').textContent).toContain('Line 2');
    fireEvent.submit(field('Hidden words').form!);
    expect(document.activeElement).toBe(field('Hidden words'));
    expect(api.paramsOf('i/update')).toEqual([]);
  });

  test('the muted words are saved with a pattern that is not searched here, and a message says so', async () => {
    const { api } = open({ 'i/update': me });
    write('Hidden words', '/[a--b]/v');
    expect(screen.getByText(/can't use the pattern in line 1/)).toBeTruthy();
    await save();
    expect(api.paramsOf('i/update')).toEqual([{ hardMutedWords: ['/[a--b]/v'] }]);
  });

  test('the muted words keep the typed text when the server refuses, and show the reason', async () => {
    const { close } = open({ 'i/update': apiError({ code: 'TOO_MANY_MUTED_WORDS', id: '010665b1-a211-42d2-bc64-8f6609d79785' }) });
    write('Muted words', 'very many words');
    await save();
    expect(field('Muted words').value).toBe('very many words');
    expect(close).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toContain("You've reached the limit");
    expect(screen.getByText('Details').closest('details')?.textContent).toContain('010665b1');
  });
});

describe('MU8 the muted servers', () => {
  test('MU8 the muted servers are shown one per line, and saved alone', async () => {
    const { api, close } = open({ 'i/update': me });
    expect(field('Muted servers').value).toBe('a.example\nb.example');
    write('Muted servers', 'a.example\nHTTPS://C.example/');
    await save();
    expect({ saved: api.paramsOf('i/update'), closeCount: close.mock.calls.length }).toEqual({
      saved: [{ mutedInstances: ['a.example', 'c.example'] }],
      closeCount: 1,
    });
  });

  test('MU8 a line that is not a server prevents saving the muted servers', () => {
    const { api } = open();
    write('Muted servers', 'a.example\nnot a server');
    expect(screen.getByRole('alert').textContent).toContain("Line 2 isn't a server name");
    fireEvent.submit(field('Muted servers').form!);
    expect(api.paramsOf('i/update')).toEqual([]);
  });
});

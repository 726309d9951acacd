import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { WireNote } from '~/api/wire';
import { Composer } from '~/components/composer/Composer';
import { FIXTURE_NOW, note, poll as pollBuilder } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { bob, loaded, renderWith } from '../note/renderNote';

const created: WireNote = note().by(bob.build()).text('posted').build();
const DAY_MS = 86_400_000;

async function openPoll() {
  const view = renderWith(<Composer variant="inline" params={{}} />, { api: { 'notes/create': { createdNote: created } } });
  fireEvent.click(screen.getByRole('button', { name: 'Poll' }));
  await loaded();
  return view;
}

const choice = (n: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `Choice ${n}` });
const choices = () =>
  within(screen.getByRole('list', { name: 'Choices' }))
    .getAllByRole<HTMLInputElement>('textbox')
    .map(({ value }) => value);
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const postButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Post' });

describe('the editor', () => {
  test('the poll button adds two blank choices, and the first one has the focus', async () => {
    await openPoll();
    expect({ choices: choices(), isFocused: document.activeElement === choice(1) }).toEqual({ choices: ['', ''], isFocused: true });
    expect(screen.getByText('Add at least 2 choices.')).toBeTruthy();
    expect(postButton().disabled).toBe(true);
    type(choice(1), 'Tea');
    type(choice(2), 'Coffee');
    expect(screen.queryByText('Add at least 2 choices.')).toBeNull();
    expect(postButton().disabled).toBe(false);
  });

  test('Enter goes to the next choice or adds one, and never posts', async () => {
    const { api } = await openPoll();
    type(choice(1), 'Tea');
    fireEvent.keyDown(choice(1), { key: 'Enter' });
    expect(document.activeElement).toBe(choice(2));
    fireEvent.keyDown(choice(2), { key: 'Enter' });
    expect({ choices: choices(), isFocused: document.activeElement === choice(3) }).toEqual({
      choices: ['Tea', '', ''],
      isFocused: true,
    });
    expect(api.paramsOf('notes/create')).toEqual([]);
  });

  test('Backspace in an empty choice removes it and goes back to the one before', async () => {
    await openPoll();
    type(choice(1), 'Tea');
    fireEvent.keyDown(choice(2), { key: 'Backspace' });
    expect({ choices: choices(), isFocused: document.activeElement === choice(1) }).toEqual({ choices: ['Tea'], isFocused: true });
    fireEvent.keyDown(choice(1), { key: 'Backspace' });
    expect(choices()).toEqual(['Tea']);
  });

  test('a removed choice can be put back, and the focus is never lost', async () => {
    await openPoll();
    type(choice(1), 'Tea');
    type(choice(2), 'Coffee');
    fireEvent.click(screen.getByRole('button', { name: 'Remove Choice 2' }));
    expect({ choices: choices(), isFocused: document.activeElement === choice(1) }).toEqual({ choices: ['Tea'], isFocused: true });
    fireEvent.click(screen.getByRole('button', { name: 'Restore “Coffee”' }));
    expect({ choices: choices(), isFocused: document.activeElement === choice(2) }).toEqual({
      choices: ['Tea', 'Coffee'],
      isFocused: true,
    });
  });

  test('several pasted lines become choices', async () => {
    const view = await openPoll();
    fireEvent.paste(choice(1), { clipboardData: { getData: () => 'Tea\r\nCoffee\n\nMilk' } });
    expect({ choices: choices(), isFocused: document.activeElement === choice(3) }).toEqual({
      choices: ['Tea', 'Coffee', 'Milk'],
      isFocused: true,
    });
    const lines = Array.from({ length: 9 }, (_, n) => `Juice ${n}`).join('\n');
    fireEvent.paste(choice(3), { clipboardData: { getData: () => lines } });
    expect(choices()).toHaveLength(10);
    expect(view.root.overlays.toasts.items.map(({ text }) => text)).toEqual(["1 line wasn't pasted: a poll can have up to 10 choices."]);
  });

  test('a poll takes ten choices, and the button then says that no more fit', async () => {
    await openPoll();
    for (let n = 2; n < 10; n += 1) fireEvent.click(screen.getByRole('button', { name: 'Add choice' }));
    expect(choices()).toHaveLength(10);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: "You've reached the limit" }).disabled).toBe(true);
  });

  test('a poll that was taken away comes back as it was', async () => {
    await openPoll();
    type(choice(1), 'Tea');
    fireEvent.click(screen.getByRole('button', { name: 'Poll' }));
    expect(screen.queryByRole('list', { name: 'Choices' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Poll' }));
    expect(choices()).toEqual(['Tea', '']);
  });

  test('Alt with an arrow key moves a choice, which keeps the focus', async () => {
    await openPoll();
    type(choice(1), 'Tea');
    type(choice(2), 'Coffee');
    fireEvent.keyDown(choice(2), { key: 'ArrowUp', altKey: true });
    expect({ choices: choices(), isFocused: document.activeElement === choice(1) }).toEqual({
      choices: ['Coffee', 'Tea'],
      isFocused: true,
    });
    fireEvent.keyDown(choice(1), { key: 'ArrowUp', altKey: true });
    expect(choices()).toEqual(['Coffee', 'Tea']);
  });
});

describe('posting', () => {
  test('a poll for several answers that ends after two days is posted without its blank choices', async () => {
    const { api } = await openPoll();
    type(choice(1), 'Tea');
    type(choice(2), 'Coffee');
    fireEvent.click(screen.getByRole('button', { name: 'Add choice' }));
    fireEvent.click(screen.getByRole('switch', { name: 'Allow multiple answers' }));
    type(screen.getByRole('combobox', { name: 'Ends' }), 'after');
    expect(screen.getByText('Enter how long the poll stays open.')).toBeTruthy();
    expect(postButton().disabled).toBe(true);
    type(screen.getByRole('spinbutton', { name: 'Duration' }), '2');
    type(screen.getByRole('combobox', { name: 'Unit' }), 'day');
    fireEvent.click(postButton());
    await act(settled);
    expect(api.paramsOf('notes/create')[0]?.poll).toEqual({
      choices: ['Tea', 'Coffee'],
      multiple: true,
      expiresAt: null,
      expiredAfter: 2 * DAY_MS,
    });
    expect(screen.queryByRole('list', { name: 'Choices' })).toBeNull();
  });

  test('an end in the past is refused before the server is asked', async () => {
    const view = await openPoll();
    type(choice(1), 'Tea');
    type(choice(2), 'Coffee');
    type(screen.getByRole('combobox', { name: 'Ends' }), 'at');
    type(screen.getByLabelText('Date'), '2024-01-01');
    expect(screen.getByRole('alert').textContent).toBe('That time has passed. Choose a later end.');
    fireEvent.click(postButton());
    await act(settled);
    expect(view.overlay()).toMatchObject({ dialog: { type: 'alert', options: { text: expect.stringContaining('That time has passed') } } });
    expect(view.api.paramsOf('notes/create')).toEqual([]);
  });
});

describe('a draft and a note that is written again', () => {
  test('a draft brings the poll back without taking the focus', async () => {
    const { unmount, local } = await openPoll();
    type(choice(1), 'Tea');
    unmount();
    renderWith(<Composer variant="inline" params={{}} />, { local });
    await loaded();
    expect({ choices: choices(), focus: document.activeElement }).toEqual({ choices: ['Tea', ''], focus: document.body });
  });

  test('a poll that is over needs a new end', async () => {
    const over = note()
      .by(bob.build())
      .poll(pollBuilder(['Tea', 'Coffee'], { expiresAt: new Date(FIXTURE_NOW - DAY_MS).toISOString() }))
      .build();
    const { user: _author, reply: _reply, renote: _renote, ...record } = over;
    renderWith(<Composer variant="inline" params={{ initialNote: { ...record, files: [] } }} />);
    await loaded();
    expect(choices()).toEqual(['Tea', 'Coffee']);
    expect(screen.getByRole('alert').textContent).toContain('That time has passed');
    type(screen.getByRole('combobox', { name: 'Ends' }), 'infinite');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

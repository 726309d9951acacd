import { act, fireEvent, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { expect, test } from 'vitest';
import memo from '../../../widgets/memo/manifest';
import { renderWidget } from './renderWidget';

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Memo' });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
const write = (value: string) => fireEvent.change(text(), { target: { value } });
const stored = (test: Awaited<ReturnType<typeof renderWidget>>) => runInAction(() => test.root.settings.get('memo'));

test('a memo is saved by its button, which is enabled only after a change', async () => {
  const rendered = await renderWidget(memo);
  expect(save().disabled).toBe(true);
  write('milk');
  expect(save().disabled).toBe(false);
  fireEvent.click(save());
  expect({ stored: stored(rendered), disabled: save().disabled }).toEqual({ stored: 'milk', disabled: true });
});

test('a memo is saved a second after the last key', async () => {
  const rendered = await renderWidget(memo);
  write('bread');
  act(() => rendered.clock.advance(1_000));
  expect({ stored: stored(rendered), disabled: save().disabled }).toEqual({ stored: 'bread', disabled: true });
});

test('a memo shows a text that was written elsewhere', async () => {
  const { root } = await renderWidget(memo);
  act(() => root.settings.set('memo', 'from another device'));
  expect(text().value).toBe('from another device');
});

test('a memo is saved when the page is hidden, because it may be closed then', async () => {
  const rendered = await renderWidget(memo);
  write('call home');
  act(() => rendered.browser.set({ isVisible: false }));
  expect(stored(rendered)).toBe('call home');
});

import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import postForm from '../../../widgets/postForm/manifest';
import { note } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { MemoryLocalStore } from '../../fixtures/memoryStores';
import { renderWidget } from './renderWidget';

const api = { emojis: { emojis: [] } };
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /note|mind|write|what/i });
const write = (value: string) => fireEvent.change(text(), { target: { value } });

test('the composer is open, and does not take the focus', async () => {
  await renderWidget(postForm, {}, { api });
  expect(screen.getByRole('form', { name: 'New note' })).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
});

test('a note is posted, and the form is empty for the next one', async () => {
  const { api: fake } = await renderWidget(
    postForm,
    {},
    { api: { ...api, 'notes/create': { createdNote: note().text('hello').build() } } },
  );
  write('hello');
  await act(async () => fireEvent.submit(screen.getByRole('form')));
  await act(settled);
  expect(fake.paramsOf('notes/create')).toEqual([expect.objectContaining({ text: 'hello' })]);
  expect(text().value).toBe('');
});

test('what is written survives a reload, and does not appear in other composers', async () => {
  const local = new MemoryLocalStore();
  const first = await renderWidget(postForm, {}, { api, local });
  write('half a thought');
  const drafts = Object.keys(JSON.parse(local.get('drafts') ?? '{}') as object);
  expect(drafts).toEqual([expect.stringMatching(/^widget:w1:note:/)]);
  first.unmount();
  await renderWidget(postForm, {}, { api, local });
  expect(text().value).toBe('half a thought');
});

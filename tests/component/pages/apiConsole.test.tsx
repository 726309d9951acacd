import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import ApiConsolePage from '../../../pages/api-console/ApiConsolePage';
import { NetworkError } from '~/lib/AppError';
import { user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { renderWithRoot } from '../renderWithRoot';

const params = [
  { name: 'noteId', type: 'String' },
  { name: 'limit', type: 'Integer' },
  { name: 'detail', type: 'Boolean' },
];

async function open(api: ApiScript = {}) {
  const rendered = renderWithRoot(<ApiConsolePage />, {
    me: user('alice').me(),
    api: {
      endpoints: ['notes/show', 'stats'],
      endpoint: ({ endpoint }) => (endpoint === 'notes/show' ? { params } : { params: [] }),
      ...api,
    },
  });
  await act(settled);
  return rendered;
}

type Opened = Awaited<ReturnType<typeof open>>;

async function choose(value: string, { clock }: Opened) {
  fireEvent.change(screen.getByRole('combobox', { name: 'Endpoint' }), { target: { value } });
  await act(async () => clock.advance(1_000));
  await act(settled);
}

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Parameters' });
const send = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await act(settled);
};

test('the parameters of an endpoint are named with their types and filled in', async () => {
  const opened = await open();
  await choose('notes/show', opened);
  expect(text().value).toBe("{\n  noteId: '',\n  limit: 0,\n  detail: false,\n}");
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['noteId', 'limit', 'detail']);
});

test('what was typed stays when another endpoint is chosen', async () => {
  const opened = await open();
  await choose('notes/show', opened);
  fireEvent.change(text(), { target: { value: '{ mine: 1 }' } });
  await choose('stats', opened);
  expect(text().value).toBe('{ mine: 1 }');
  expect(screen.getByText('This endpoint has no parameters.')).toBeTruthy();
});

test('a call sends the JSON5 and shows the answer', async () => {
  const opened = await open({ 'notes/show': { id: 'n1', text: 'hello' } as never });
  await choose('notes/show', opened);
  fireEvent.change(text(), { target: { value: "{ noteId: 'n1', /* mine */ }" } });
  await send();
  expect(opened.api.calls.at(-1)).toMatchObject({ endpoint: 'notes/show', params: { noteId: 'n1' } });
  expect(screen.getByText(/"text": "hello"/)).toBeTruthy();
  expect(document.body.textContent).not.toContain('secret');
});

test('a refusal of the server is shown as it is', async () => {
  const opened = await open({ 'notes/show': apiError({ code: 'NO_SUCH_NOTE' }) });
  await choose('notes/show', opened);
  await send();
  expect(screen.getByText('The call failed')).toBeTruthy();
  expect(screen.getByText(/"code": "NO_SUCH_NOTE"/)).toBeTruthy();
});

test('a call without a network says so', async () => {
  const opened = await open({ stats: new NetworkError('no') });
  await choose('stats', opened);
  await send();
  expect(screen.getByRole('alert').textContent).toContain("Couldn't reach the server");
});

test('text that is no object is not sent, and says where it is wrong', async () => {
  const opened = await open();
  await choose('stats', opened);
  fireEvent.change(text(), { target: { value: '{ a: }' } });
  expect(text().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
  fireEvent.change(text(), { target: { value: '[1]' } });
  expect(screen.getByText('Parameters must be an object in braces.')).toBeTruthy();
});

test('a server that does not tell its endpoints can be called all the same', async () => {
  const opened = await open({ endpoints: apiError({ status: 404 }), 'notes/show': { id: 'n2' } as never });
  await choose('notes/show', opened);
  expect(screen.getByText(/You can type any name/)).toBeTruthy();
  await send();
  expect(screen.getByText(/"id": "n2"/)).toBeTruthy();
});

test('Ctrl+Enter in the parameters sends the call', async () => {
  const opened = await open({ stats: { notesCount: 1 } as never });
  await choose('stats', opened);
  fireEvent.keyDown(text(), { key: 'Enter', ctrlKey: true });
  await act(settled);
  expect(opened.api.calls.at(-1)?.endpoint).toBe('stats');
});

import { act, fireEvent, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { Composer } from '~/components/composer/Composer';
import { SendingPlace } from '~/components/sending/SendingPlace';
import OverlayHost from '~/workspace/overlays/OverlayHost';
import { note, user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { nextFrame } from '../nextFrame';
import { renderWithRoot } from '../renderWithRoot';

const bob = user('bob');
const created = note().by(bob.build()).text('Hello, wrold').build();

beforeAll(
  async () => void (await Promise.all([import('../../../windows/composer/ComposerWindow'), import('~/components/sending/SendingRows')])),
);

beforeEach(() => {
  document.body.replaceChildren();
  const layers = document.createElement('div');
  layers.id = 'layers';
  document.body.append(layers);
});

function setUp(api: ApiScript = {}, isWidget = false) {
  const ids: string[] = [];
  const view = renderWithRoot(
    <>
      {isWidget && <Composer variant="widget" params={{ draftPlace: 'widget:w' }} />}
      <SendingPlace ids={() => ids} takes={() => true} />
      <OverlayHost />
    </>,
    { me: bob.me(), undoSend: true, api: { emojis: { emojis: [] }, 'notes/create': { createdNote: created }, ...api } },
  );
  const turn = async () => {
    for (let round = 0; round < 6; round += 1) await act(settled);
    await nextFrame();
  };
  const pass = async (ms: number) => {
    act(() => view.clock.advance(ms));
    await turn();
  };
  const open = async () => {
    await act(async () => void view.root.overlays.open('composer', {}));
    await turn();
  };
  const press = async (name: string | RegExp) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await turn();
  };
  return { ...view, ids, turn, pass, open, press, sent: () => view.api.paramsOf('notes/create') };
}

const text = () => screen.queryByRole<HTMLTextAreaElement>('textbox', { name: 'Note text' });
const write = (value: string) => fireEvent.change(text()!, { target: { value } });
const row = () => screen.queryByRole('region', { name: 'Note being posted' });

test('posting closes the composer at once, and the note stands in the list until it is sent after five seconds', async () => {
  const { open, press, pass, sent, ids, account } = withAccount(setUp());
  await open();
  write('Hello, wrold');
  await press('Post');
  expect({ form: screen.queryByRole('form'), row: row()?.textContent, sent: sent() }).toEqual({
    form: null,
    row: expect.stringContaining('Hello, wrold'),
    sent: [],
  });
  await pass(4_000);
  expect({ isCounting: row()?.textContent?.includes('Posting in 1 s'), sent: sent() }).toEqual({ isCounting: true, sent: [] });
  await pass(1_000);
  expect(sent()).toMatchObject([{ text: 'Hello, wrold' }]);
  ids.push(runInAction(() => account.notes.get(created.id)!.id));
  await pass(3_000);
  expect(row()).toBeNull();
});

test('undo brings the note back whole, with its text cursor, and nothing is sent', async () => {
  const { open, press, pass, sent } = setUp();
  await open();
  write('Hello, wrold');
  text()!.setSelectionRange(8, 8);
  await press('Content warning (CW)');
  fireEvent.change(screen.getByRole('textbox', { name: 'Content warning' }), { target: { value: 'Greetings' } });
  await press('Post');
  await press('Undo');
  await pass(60_000);
  expect({
    text: text()?.value,
    caret: text()?.selectionStart,
    cw: screen.getByRole<HTMLInputElement>('textbox', { name: 'Content warning' }).value,
    row: row(),
    sent: sent(),
  }).toEqual({ text: 'Hello, wrold', caret: 8, cw: 'Greetings', row: null, sent: [] });
});

test('a composer that is still open and empty takes the note back itself', async () => {
  const { press, pass, sent } = setUp({}, true);
  write('From the dashboard');
  await press('Post');
  expect(text()?.value).toBe('');
  await press('Undo');
  await pass(60_000);
  expect({ text: text()?.value, dialogs: screen.queryAllByRole('dialog').length, sent: sent() }).toEqual({
    text: 'From the dashboard',
    dialogs: 0,
    sent: [],
  });
});

test('a refused note comes back whole with the reason', async () => {
  const { open, press, pass } = setUp({ 'notes/create': apiError({ code: 'CONTAINS_PROHIBITED_WORDS', message: 'No such words.' }) });
  await open();
  write('A bad word');
  await press('Post');
  await pass(5_000);
  expect({ text: text()?.value, alert: screen.getByRole('alert').textContent, row: row() }).toEqual({
    text: 'A bad word',
    alert: expect.stringContaining("Couldn't post the note"),
    row: null,
  });
});

test('a refused note waits in the outbox while its writer is busy with the next one', async () => {
  const { root, open, press, pass } = setUp({ 'notes/create': apiError({ code: 'CONTAINS_PROHIBITED_WORDS' }) });
  await open();
  write('A bad word');
  await press('Post');
  await open();
  write('The next note');
  await pass(5_000);
  expect({ text: text()?.value, toasts: runInAction(() => root.overlays.toasts.items.map((toast) => toast.text)) }).toEqual({
    text: 'The next note',
    toasts: ["A note wasn't posted. Find it in your outbox."],
  });
});

test('pressing twice posts once, and a second note goes its own way', async () => {
  const { open, pass, press, sent } = setUp();
  await open();
  write('Once');
  const post = screen.getByRole('button', { name: 'Post' });
  fireEvent.click(post);
  fireEvent.keyDown(text()!, { key: 'Enter', ctrlKey: true });
  await pass(0);
  await open();
  write('Twice');
  await press('Post');
  expect(screen.getAllByRole('region', { name: 'Note being posted' })).toHaveLength(2);
  await pass(10_000);
  expect(sent().map((params) => params.text)).toEqual(['Once', 'Twice']);
});

test('where no list in sight shows the note, a message offers to undo', async () => {
  const { root, open, press, pass, turn, sent } = setUp();
  await open();
  write('Hello');
  await press('Post');
  await pass(800);
  const [toast] = runInAction(() => root.overlays.toasts.items);
  expect({ text: toast?.text, action: toast?.action?.label }).toEqual({ text: 'Posting in 5 seconds', action: 'Undo' });
  act(() => toast!.action!.run());
  await turn();
  await pass(60_000);
  expect({ text: text()?.value, sent: sent() }).toEqual({ text: 'Hello', sent: [] });
});

test('what is written while an undone note waits for the one before it is not replaced', async () => {
  let answer = (): void => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const { press, pass, turn, sent } = setUp({ 'notes/create': () => answered.then(() => ({ createdNote: created })) }, true);
  write('First');
  await press('Post');
  await pass(3_000);
  write('Second');
  await press('Post');
  // The first one is being sent, so the second one cannot leave the outbox yet.
  await pass(2_000);
  const [second] = screen.getAllByRole('region', { name: 'Note being posted' });
  fireEvent.click(within(second!).getByRole('button', { name: 'Undo' }));
  await turn();
  write('Third');
  answer();
  await turn();
  await pass(60_000);
  const texts = screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: 'Note text', hidden: true }).map(({ value }) => value);
  expect({ texts, sent: sent().map((params) => params.text) }).toEqual({ texts: ['Second', 'Third'], sent: ['First'] });
});

test('pressing Undo twice takes the note back once, and says nothing else', async () => {
  const { root, open, press, turn } = setUp();
  await open();
  write('Hello');
  await press('Post');
  const undo = screen.getByRole('button', { name: 'Undo' });
  fireEvent.click(undo);
  fireEvent.click(undo);
  await turn();
  expect({ text: text()?.value, toasts: runInAction(() => root.overlays.toasts.items.length) }).toEqual({ text: 'Hello', toasts: 0 });
});

/** Adds the account in use. */
function withAccount<T extends ReturnType<typeof setUp>>(view: T) {
  return { ...view, account: runInAction(() => view.root.session.current) };
}

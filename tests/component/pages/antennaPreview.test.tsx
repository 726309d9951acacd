import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WireNote } from '~/api/wire';
import AntennaPage from '../../../pages/antenna/AntennaPage';
import { note, user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { renderWith } from '../note/renderNote';

const carol = user('carol').build();
const says = (text: string): WireNote => note().by(carol).text(text).build();

const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const preview = () => within(screen.getByRole('region', { name: 'Preview' }));

async function opened(api: ApiScript) {
  const view = renderWith(<AntennaPage params={{}} />, { api });
  const pause = () =>
    act(async () => {
      view.clock.advance(300);
      await settled();
    });
  await act(settled);
  return { ...view, pause };
}

test('an antenna shows which of the latest notes it would catch, once people pause', async () => {
  const { api, pause } = await opened({ 'notes/global-timeline': [says('fresh bread'), says('bread and toast'), says('cake')] });
  expect(preview().getByText(/^Enter keywords/)).toBeTruthy();
  write('Keywords', 'bread');
  expect(api.paramsOf('notes/global-timeline')).toEqual([]);
  await pause();
  expect(preview().getByRole('status').textContent).toBe('It would catch 2 of the last 3 notes.');
  expect(preview().getAllByRole('article')).toHaveLength(2);
  write('Excluded keywords', 'toast');
  await pause();
  expect(preview().getByRole('status').textContent).toBe('It would catch 1 of the last 3 notes.');
  expect(api.paramsOf('notes/global-timeline')).toEqual([{ limit: 100, withRenotes: false }]);
  expect(preview().getByText(/Compared with the global timeline/)).toBeTruthy();
});

test('the preview shows the latest notes that an antenna would catch, and counts the others', async () => {
  const { pause } = await opened({ 'notes/global-timeline': Array.from({ length: 7 }, (_, n) => says(`bread ${n}`)) });
  write('Keywords', 'bread');
  await pause();
  expect(preview().getAllByRole('article')).toHaveLength(5);
  expect(preview().getByText('2 more notes like these.')).toBeTruthy();
});

test('notes that an antenna compares come from where it looks', async () => {
  const dave = user('dave').from('far.example');
  const { api, pause } = await opened({
    'notes/local-timeline': [says('bread')],
    'users/show': (params) => {
      if ((params as { username: string }).username === 'dave') return dave.detailed();
      throw apiError({ code: 'NO_SUCH_USER', message: 'No such user.', status: 404 });
    },
    'users/notes': [note().by(dave.build()).text('bread of far').build()],
  });
  write('Keywords', 'bread');
  fireEvent.click(screen.getByRole('switch', { name: 'Only notes from this server' }));
  await pause();
  expect(preview().getByText(/Compared with the local timeline/)).toBeTruthy();
  fireEvent.click(screen.getByRole('switch', { name: 'Only notes from this server' }));
  fireEvent.change(screen.getByLabelText('Notes from'), { target: { value: 'users' } });
  expect(preview().getByText(/^Add people/)).toBeTruthy();
  write('People', '@dave@far.example\n@nobody');
  await pause();
  expect(preview().getByRole('status').textContent).toBe('Of one note, it would catch 1.');
  expect(preview().getByText("This server doesn't know @nobody.")).toBeTruthy();
  expect(api.paramsOf('users/notes')).toMatchObject([{ userId: dave.build().id, limit: 50 }]);
});

test('people whom an antenna leaves out are not in the preview', async () => {
  const { pause } = await opened({ 'notes/global-timeline': [says('bread'), note().by(user('dave').build()).text('bread').build()] });
  write('Keywords', 'bread');
  fireEvent.change(screen.getByLabelText('Notes from'), { target: { value: 'users_blacklist' } });
  write('People', 'carol');
  await pause();
  expect(preview().getByRole('status').textContent).toBe('It would catch 1 of the last 2 notes.');
});

test('a preview that did not load says why, offers a retry, and leaves the form alone', async () => {
  let isDown = true;
  const { pause } = await opened({
    'notes/global-timeline': () => {
      if (isDown) throw apiError({ code: 'INTERNAL_ERROR', message: 'Broken.', status: 500 });
      return [];
    },
  });
  write('Keywords', 'bread');
  await pause();
  expect(preview().getByRole('alert')).toBeTruthy();
  expect(screen.getByLabelText('Keywords')).toHaveProperty('value', 'bread');
  isDown = false;
  fireEvent.click(preview().getByRole('button', { name: 'Try again' }));
  await act(settled);
  expect(preview().getByText('No notes to compare with yet.')).toBeTruthy();
});

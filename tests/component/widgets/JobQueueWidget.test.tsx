import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Options } from '~/services/workspace/document';
import jobQueue from '../../../widgets/jobQueue/manifest';
import { renderWidget } from './renderWidget';

const NONE = { activeSincePrevTick: 0, active: 0, waiting: 0, delayed: 0 };

async function open(options: Options = {}) {
  const test = await renderWidget(jobQueue, options);
  const { network, clock, frames, root } = test;
  const alarm = vi.spyOn(root.sound, 'playSound').mockResolvedValue();
  act(() => network.socket.accept());
  act(() => clock.advance(0));
  const tell = (type: string, body: unknown) =>
    act(() => {
      network.socket.receiveOn('queueStats', type, body);
      frames.next();
    });
  const tick = (inbox: Partial<typeof NONE>, deliver: Partial<typeof NONE> = {}) =>
    tell('stats', { inbox: { ...NONE, ...inbox }, deliver: { ...NONE, ...deliver } });
  /** The frames of the live connection about the queue. */
  const said = (type: string) =>
    network.socket.sent.filter(
      (frame) => JSON.stringify(frame).includes(type) && JSON.stringify(frame).includes(type === 'connect' ? 'queueStats' : type),
    );
  return { ...test, alarm, tick, tell, said };
}

const figures = (queue: string) => {
  const section = screen.getByRole('heading', { name: queue }).closest('section')!;
  const terms = within(section)
    .getAllByRole('term')
    .map((term) => term.textContent);
  const values = within(section)
    .getAllByRole('definition')
    .map((value) => value.textContent);
  return Object.fromEntries(terms.map((term, index) => [term, values[index]]));
};

test('the widget loads until the first figures arrive, and then shows both queues', async () => {
  const { tell, said } = await open();
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(said('requestLog')).toMatchObject([{ type: 'ch', body: { type: 'requestLog', body: { length: 2 } } }]);
  const inbox = { activeSincePrevTick: 1_234, active: 5, waiting: 0, delayed: 2_000_000 };
  tell('statsLog', [{ inbox, deliver: NONE }]);
  expect(figures('Inbox')).toEqual({ Process: '1.23K', Active: '5', Delayed: '2M', Waiting: '0' });
  expect(figures('Deliver')).toEqual({ Process: '0', Active: '0', Delayed: '0', Waiting: '0' });
});

test('figures show whether they have risen or fallen', async () => {
  const { tick } = await open();
  tick({ active: 5, delayed: 3 });
  expect(screen.queryByRole('img')).toBeNull();
  tick({ active: 7, delayed: 1 });
  expect(screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual(['up', 'down']);
});

test('waiting jobs are marked, silently by default', async () => {
  const { tick, alarm } = await open();
  tick({}, { waiting: 1 });
  expect(screen.getByRole('heading', { name: 'Deliver Jobs are piling up' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Inbox' })).toBeTruthy();
  expect(alarm).not.toHaveBeenCalled();
});

test('the widget plays its sound for each measurement with waiting jobs, unless it is already playing', async () => {
  const { tick, alarm } = await open({ sound: true });
  tick({ active: 3 });
  expect(alarm).not.toHaveBeenCalled();
  tick({ waiting: 1 });
  tick({ waiting: 2 });
  expect(alarm).toHaveBeenCalledTimes(2);
  expect(alarm).toHaveBeenCalledWith({ type: 'syuilo/queue-jammed', volume: 1, isAlone: true });
  tick({ waiting: 0 });
  expect(alarm).toHaveBeenCalledTimes(2);
});

test('the widget disconnects while the page is hidden, and asks again afterward', async () => {
  const { browser, clock, said } = await open();
  act(() => browser.set({ isVisible: false }));
  act(() => clock.advance(10_000));
  expect(said('disconnect')).toHaveLength(1);
  act(() => browser.set({ isVisible: true }));
  act(() => clock.advance(0));
  expect({ connects: said('connect').length, logs: said('requestLog').length }).toMatchObject({ logs: 2 });
});

test('the widget keeps listening while the page is hidden if its sound is on', async () => {
  const { browser, clock, said, tick, alarm } = await open({ sound: true });
  act(() => browser.set({ isVisible: false }));
  act(() => clock.advance(10_000));
  expect(said('disconnect')).toEqual([]);
  tick({ waiting: 1 });
  expect(alarm).toHaveBeenCalledTimes(1);
});

test('the widget says when the connection is lost, and keeps its old figures', async () => {
  const { network, clock, tick } = await open();
  tick({ active: 5 });
  act(() => {
    network.socket.drop();
    clock.advance(40_000);
  });
  expect(screen.getByText(/These numbers are old/)).toBeTruthy();
  expect(figures('Inbox')).toMatchObject({ Active: '5' });
});

test('the widget says that there is no connection when nothing has arrived yet', async () => {
  const { network, clock } = await open();
  act(() => {
    network.socket.drop();
    clock.advance(40_000);
  });
  expect(screen.getByText(/Numbers appear as soon as it's back/)).toBeTruthy();
});

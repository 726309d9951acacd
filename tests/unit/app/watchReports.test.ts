import { runInAction } from 'mobx';
import { expect, test } from 'vitest';
import type { WireMe } from '~/api/wire';
import { watchReports } from '~/app/watchReports';
import { user } from '../../fixtures/builders';
import { createTestRoot, settled } from '../../fixtures/createTestRoot';

const administrator = user('mona').me({ isAdmin: true, isModerator: true });
const waiting = [{ id: '1' }] as never;
const arrived = { id: '2', targetUserId: 'b', reporterId: 'c', comment: 'Spam\neverywhere' };

async function watch({ me = administrator, reports = [] as never }: { me?: WireMe; reports?: never } = {}) {
  const given = createTestRoot({ me, api: { 'admin/abuse-user-reports': reports } });
  const visited: string[] = [];
  watchReports(given.root, (to) => visited.push(to));
  await settled();
  const receive = async () => {
    given.network.socket.accept();
    given.network.socket.receiveOn('admin', 'newAbuseUserReport', arrived);
    given.frames.next();
    await settled();
  };
  const isMarked = () => runInAction(() => given.root.session.current.meStore.hasReports);
  const toasts = () => runInAction(() => given.root.overlays.toasts.items);
  return { ...given, visited, receive, isMarked, toasts };
}

test.each([
  { reports: [] as never, isMarked: false },
  { reports: waiting, isMarked: true },
])('the control panel is marked while a report waits: $isMarked', async ({ reports, isMarked }) => {
  const watched = await watch({ reports });
  expect(watched.api.paramsOf('admin/abuse-user-reports')).toEqual([{ state: 'unresolved', limit: 1 }]);
  expect(watched.isMarked()).toBe(isMarked);
});

test('a report that arrives is marked and announced with a way to the list', async () => {
  const { api, receive, isMarked, toasts, visited } = await watch();
  api.on('admin/abuse-user-reports', waiting);
  await receive();
  expect(isMarked()).toBe(true);
  expect(toasts()).toMatchObject([{ text: 'New report: Spam everywhere', action: { label: 'Show reports' } }]);
  toasts()[0]!.action!.run();
  expect(visited).toEqual(['/admin/abuses']);
});

test('moderators, who have no control panel, get the message without the way', async () => {
  const { receive, toasts } = await watch({ me: user('mona').me({ isModerator: true }) });
  await receive();
  expect(toasts()).toMatchObject([{ text: 'New report: Spam everywhere' }]);
  expect(toasts()[0]!.action).toBeUndefined();
});

test('nothing is asked or listened to for people who are not staff', async () => {
  const { api, network } = await watch({ me: user('alice').me() });
  expect(api.paramsOf('admin/abuse-user-reports')).toEqual([]);
  network.socket.accept();
  expect(network.socket.sent).not.toContainEqual(expect.objectContaining({ body: expect.objectContaining({ channel: 'admin' }) }));
});

test('staff who lose their role lose the mark, and hear nothing more', async () => {
  const { root, receive, isMarked, toasts } = await watch({ reports: waiting });
  runInAction(() => root.session.current.meStore.merge({ isAdmin: false, isModerator: false }));
  expect(isMarked()).toBe(false);
  await receive();
  expect(toasts()).toEqual([]);
});

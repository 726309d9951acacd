import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import birthdayFollowings from '../../../widgets/birthdayFollowings/manifest';
import { apiError } from '../../fixtures/FakeApi';
import { user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { renderWidget } from './renderWidget';

const me = user('alice').me();
const bob = user('bob').build();
const dora = user('dora').from('xn--eckwd4c7cu47r2wf.jp').build();
const following = [bob, dora].map((followee, index) => ({
  id: `f${index}`,
  createdAt: '2024-02-01T00:00:00.000Z',
  followeeId: followee.id,
  followerId: me.id,
  followee,
}));
const api = { 'users/following': following as never };

const render = (answers: object = api) => renderWidget(birthdayFollowings, {}, { me, api: answers });

const localDay = (now: number): string => {
  const date = new Date(now);
  const part = (n: number) => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}T12:00:00`;
};

test('the widget asks for the people who have their birthday on the local date', async () => {
  const { api: fake, clock } = await render();
  expect(fake.paramsOf('users/following')).toEqual([{ userId: me.id, limit: 18, birthday: localDay(clock.now()) }]);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['BobCongratulate', 'DoraCongratulate']);
  expect(screen.getByRole('link', { name: 'Bob' }).getAttribute('href')).toBe('/@bob');
});

test('people are asked for once a day, with a look at the date every minute while the page is visible', async () => {
  const { api: fake, clock, browser } = await render();
  const untilMidnight = new Date(clock.now()).setHours(24, 0, 0, 0) - clock.now();
  await act(async () => clock.advance(untilMidnight - 1_000));
  expect(fake.paramsOf('users/following')).toHaveLength(1);
  await act(async () => clock.advance(61_000));
  await act(settled);
  expect(fake.paramsOf('users/following').map(({ birthday }) => birthday)).toEqual([
    localDay(clock.now() - untilMidnight),
    localDay(clock.now()),
  ]);
  act(() => browser.set({ isVisible: false }));
  await act(async () => clock.advance(3 * 86_400_000));
  expect(fake.paramsOf('users/following')).toHaveLength(2);
});

test('people who were born on 29 February are greeted on 1 March of a year without that day, and each once', async () => {
  const { api: fake, clock } = await render({ 'users/following': [] });
  fake.on('users/following', ({ birthday }) => ((birthday ?? '').includes('02-29') ? [following[0]] : following) as never);
  vi.spyOn(clock, 'now').mockReturnValue(new Date(2025, 2, 1, 9).getTime());
  await act(async () => clock.advance(60_000));
  await act(settled);
  expect(
    fake
      .paramsOf('users/following')
      .map(({ birthday }) => birthday)
      .slice(-2),
  ).toEqual(['2025-03-01T12:00:00', '2024-02-29T12:00:00']);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['BobCongratulate', 'DoraCongratulate']);
});

test('a button opens a greeting that mentions the person, also on a server with an internationalized name', async () => {
  const { root } = await render();
  const open = vi.spyOn(root.overlays, 'open').mockResolvedValue(undefined);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Congratulate Dora' })));
  await act(settled);
  expect(open).toHaveBeenCalledWith('composer', { initialText: '@dora@xn--eckwd4c7cu47r2wf.jp Happy birthday! 🎂', instant: true });
});

test('a day without birthdays is named so', async () => {
  await render({ 'users/following': [] });
  expect(screen.getByText('No birthdays today')).toBeTruthy();
});

test('a failed request can be made again', async () => {
  const { api: fake } = await render({ 'users/following': apiError({ code: 'INTERNAL_ERROR' }) });
  fake.on('users/following', following as never);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(settled);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import StatusBars from '~/workspace/shell/statusBars/StatusBars';
import { statusBarProps } from '~/stores/settings/settingsTable';
import StatusBarsWindow from '../../../../windows/statusBars/StatusBarsWindow';
import { user } from '../../../fixtures/builders';
import { renderWithRoot } from '../../renderWithRoot';

const me = user('alice').me();
const RSS = {
  id: 'b1',
  name: 'News',
  type: 'rss',
  size: 'small',
  black: true,
  props: { ...statusBarProps, url: 'https://news.example/feed', refreshIntervalSec: 1 },
} as const;

test('shows what it got, and asks again, but not more often than every five seconds', async () => {
  let count = 0;
  const { root, clock } = renderWithRoot(<StatusBars />, {
    me,
    api: { 'fetch-rss': () => ({ items: [{ title: `News ${(count += 1)}`, link: 'https://news.example/1' }] }) },
  });
  await act(async () => root.settings.set('statusbars', [RSS]));
  expect(screen.getByRole('region', { name: 'News' }).dataset['size']).toBe('small');
  const first = count;
  expect(screen.getByRole('link', { name: `News ${first}` }).getAttribute('href')).toBe('https://news.example/1');
  await act(async () => clock.advance(4_000));
  expect(count).toBe(first);
  await act(async () => clock.advance(1_500));
  expect(screen.getByRole('link', { name: `News ${first + 1}` })).toBeTruthy();
});

test('bars are added, changed and removed', async () => {
  const { root } = renderWithRoot(<StatusBarsWindow params={{}} close={() => {}} />, { me });
  const bars = () => root.settings.get('statusbars');
  fireEvent.click(screen.getByRole('button', { name: 'Add a status bar' }));
  expect(bars()).toMatchObject([{ type: 'federation', size: 'medium' }]);
  fireEvent.change(screen.getByLabelText('What it shows'), { target: { value: 'rss' } });
  fireEvent.change(screen.getByLabelText('Address of the feed'), { target: { value: 'https://news.example/feed' } });
  fireEvent.change(screen.getByLabelText('Size'), { target: { value: 'veryLarge' } });
  fireEvent.click(screen.getByRole('switch', { name: 'Black' }));
  expect(bars()).toMatchObject([{ type: 'rss', size: 'veryLarge', black: true, props: { url: 'https://news.example/feed' } }]);
  fireEvent.click(screen.getByRole('button', { name: 'Remove News (RSS)' }));
  expect(bars()).toEqual([]);
});

import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import DatabasePage from '../../../../pages/admin/database/DatabasePage';
import { user } from '../../../fixtures/builders';
import { settled } from '../../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../../fixtures/FakeApi';
import { renderWithRoot } from '../../renderWithRoot';

const OFFERED = ['admin/get-table-stats'];

async function open(api: ApiScript = {}) {
  const rendered = renderWithRoot(<DatabasePage />, { me: user('alice').me({ isAdmin: true }), api: { endpoints: OFFERED, ...api } });
  await act(settled);
  return rendered;
}

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('the tables of the database are listed by size, with their records', async () => {
  await open({
    'admin/get-table-stats': { note: { count: 1_200, size: 4_096 }, user: { count: 1, size: 8_192 }, chart: { count: -1, size: 512 } },
  });
  expect(rows()).toEqual([
    ['user', '1', '8 KB'],
    ['note', '1,200', '4 KB'],
    ['chart', 'Unknown', '512 B'],
  ]);
  expect(screen.getByText('3 tables, 12.5 KB in total')).toBeTruthy();
  expect(screen.getByTitle('8,192 bytes').textContent).toBe('8 KB');
});

test('tables that do not load are asked for again', async () => {
  const { api } = await open({ 'admin/get-table-stats': apiError({ status: 500 }) });
  api.on('admin/get-table-stats', { note: { count: 1, size: 1_024 } });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(settled);
  expect(rows()).toEqual([['note', '1', '1 KB']]);
});

test('a server that does not tell the size of its tables is said to', async () => {
  await open({ endpoints: [] });
  expect(screen.getByText('Not available on this server')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

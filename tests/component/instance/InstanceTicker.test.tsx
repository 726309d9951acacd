import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InstanceTicker } from '~/components/instance/InstanceTicker';
import { createTestRoot } from '../../fixtures/createTestRoot';
import { renderWithRoot } from '../renderWithRoot';

const far = { name: 'Far', softwareName: null, softwareVersion: null, iconUrl: null, faviconUrl: null, themeColor: '#123456' };

test('the ticker of a remote author leads to what is known of the server', () => {
  renderWithRoot(<InstanceTicker author={{ host: 'far.example', instance: far }} />);
  expect(screen.getByRole('link', { name: 'Far' }).getAttribute('href')).toBe('/instance-info/far.example');
});

test('the ticker of a hostile host is no link', () => {
  renderWithRoot(<InstanceTicker author={{ host: 'far" onclick="', instance: far }} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Far')).toBeTruthy();
});

test('authors of this server have no ticker unless that is wanted', () => {
  const { container } = renderWithRoot(<InstanceTicker author={{ host: null }} />);
  expect(container.textContent).toBe('');
});

test.each([
  { iconUrl: null, pictures: [] },
  { iconUrl: 'https://example.test/icon.png', pictures: ['https://example.test/icon.png'] },
])('the ticker of this server shows its icon $iconUrl, and asks for nothing without one', async ({ iconUrl, pictures }) => {
  const test = createTestRoot({ api: { meta: { name: 'Here', iconUrl, mediaProxy: 'https://example.test/proxy' } as never } });
  await test.root.session.current.server.load();
  test.root.settings.set('instanceTicker', 'always');
  const { container } = renderWithRoot(<InstanceTicker author={{ host: null }} />, { test });
  expect(screen.getByRole('link', { name: 'Here' }).getAttribute('href')).toBe('/about');
  expect([...container.querySelectorAll('img')].map(({ src }) => new URL(src).searchParams.get('url'))).toEqual(pictures);
});

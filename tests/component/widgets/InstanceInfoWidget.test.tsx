import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WireMeta } from '~/api/wire';
import instanceInfo from '../../../widgets/instanceInfo/manifest';
import { renderWidget } from './renderWidget';

const meta = (fields: Partial<WireMeta>) =>
  ({
    name: 'Garden',
    uri: 'https://garden.test',
    mediaProxy: 'https://example.test/proxy',
    bannerUrl: null,
    iconUrl: null,
    ...fields,
  }) as WireMeta;

async function renderWith(fields: Partial<WireMeta>) {
  const rendered = await renderWidget(instanceInfo, {}, { api: { meta: meta(fields) } });
  await act(async () => void (await rendered.root.session.current.server.load()));
  return rendered;
}

const pictures = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));

test('the server is shown with its name and its host, and the name leads to the page about it', async () => {
  await renderWith({});
  const link = screen.getByRole('link', { name: 'Garden' });
  expect({ to: link.getAttribute('href'), target: link.getAttribute('target') }).toEqual({ to: '/about', target: null });
  expect(screen.getByText('garden.test')).toBeTruthy();
});

test('the banner and the icon come through the media proxy if they are elsewhere', async () => {
  await renderWith({ bannerUrl: 'https://files.test/banner.png', iconUrl: 'https://files.test/icon.png' });
  expect(pictures()).toEqual([
    expect.stringContaining('image.webp?url=https%3A%2F%2Ffiles.test%2Fbanner.png'),
    expect.stringContaining('preview.webp?url=https%3A%2F%2Ffiles.test%2Ficon.png'),
  ]);
});

test('a server without pictures shows the icon of this client', async () => {
  await renderWith({ iconUrl: 'javascript:alert(1)' });
  expect(pictures()).toEqual(['/favicon.svg']);
});

test('a server is shown by its host before its description is known, and while its name is empty', async () => {
  const { root, unmount } = await renderWidget(instanceInfo);
  expect(screen.getByRole('link', { name: root.session.current.server.name })).toBeTruthy();
  unmount();
  await renderWith({ name: '' });
  expect(screen.getAllByText(/garden\.test|example\.test/)).toHaveLength(2);
});

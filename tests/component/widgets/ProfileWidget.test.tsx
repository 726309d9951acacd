import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import profile from '../../../widgets/profile/manifest';
import { user } from '../../fixtures/builders';
import { renderWidget } from './renderWidget';

const me = (fields: object) => user('alice').me({ name: 'Alice **A.**', ...fields });
const pictures = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));

test('the profile shows the name as plain text, linked to the own page, and the full account name', async () => {
  await renderWidget(profile, {}, { me: me({}) });
  const link = screen.getByRole('link', { name: 'Alice **A.**' });
  expect(link.getAttribute('href')).toBe('/@alice');
  expect(screen.getByText('@alice').textContent).toBe('@alice@example.test');
});

test('the profile shows the banner through the media proxy if it is elsewhere', async () => {
  await renderWidget(profile, {}, { me: me({ bannerUrl: 'https://files.test/banner.png' }) });
  const [banner] = pictures();
  expect(banner).toContain('/proxy/image.webp?url=https%3A%2F%2Ffiles.test%2Fbanner.png');
});

test.each([null, 'javascript:alert(1)'])('the profile shows no picture for the banner %s', async (bannerUrl) => {
  await renderWidget(profile, {}, { me: me({ bannerUrl }) });
  expect(pictures()).toHaveLength(1);
});

test('the profile follows a change of the name', async () => {
  const { root } = await renderWidget(profile, {}, { me: me({}) });
  const { session } = root;
  act(() => session.current.meStore.merge({ name: 'Alice B.' }));
  expect(screen.getByRole('link', { name: 'Alice B.' })).toBeTruthy();
});

test('the profile is only for people with an account, and has no options', () => {
  expect([profile.requires, profile.options]).toEqual(['signedIn', {}]);
});

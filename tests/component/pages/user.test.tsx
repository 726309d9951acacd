import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PageComponent, Params } from '~/registry/definePage';
import UserPage from '../../../pages/user/UserPage';
import UserFollowsPage from '../../../pages/user-follows/UserFollowsPage';
import { note, user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { renderWith } from '../note/renderNote';

const emojis = { cat: 'https://far.example/cat.webp' };
const dora = user('dora').from('far.example').with({ name: 'Dora :cat:', emojis });
const acct = 'dora@far.example';

test.each<[string, PageComponent, Params, string]>([
  ['their notes', UserPage, { acct }, 'Dora* (@dora@far.example)'],
  ['their followers', UserFollowsPage, { acct, direction: 'followers' }, 'Followers of Dora*'],
])('the title above %s shows the emojis of the name, and screen readers get none of their codes', async (_what, Page, params, title) => {
  renderWith(<Page params={params} />, {
    notes: [note().by(dora.build()).build()],
    api: { 'users/show': dora.detailed(), 'users/notes': [], 'users/followers': [] },
  });
  await act(settled);
  const heading = screen.getByRole('heading', { level: 1, name: title.replace('*', '') });
  const face = heading.parentElement!.querySelector<HTMLElement>('[aria-hidden]')!;
  expect({ emojiTag: within(face).getByAltText(':cat:').tagName, text: face.textContent }).toEqual({
    emojiTag: 'IMG',
    text: title.replace('*', ' '),
  });
});

test('an address without a name leads to the own profile', async () => {
  const { visited } = renderWith(<UserPage params={{}} />);
  await act(settled);
  expect(visited).toEqual(['/@bob']);
});

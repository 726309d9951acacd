import { expect, test } from 'vitest';
import type { RootStore } from '~/stores/RootStore';
import tag from '../../../pages/tag/manifest';
import user from '../../../pages/user/manifest';

/** Overlays whose choosers answer with a value, and the names of those that were opened. */
function answering(value: unknown) {
  const opened: string[] = [];
  const overlays = {
    open: (id: string) => {
      opened.push(id);
      return Promise.resolve(value);
    },
  } as unknown as RootStore['overlays'];
  return { overlays, opened };
}

test.each([
  ['a user of this server', { username: 'bob', host: null }, '/@bob'],
  ['a user of another server', { username: 'fern', host: 'moss.example' }, '/@fern@moss.example'],
  ['nobody', undefined, undefined],
])('a column with a profile asks the chooser of users, and shows %s', async (_who, chosen, href) => {
  const { overlays, opened } = answering(chosen);
  expect(await user.column!.ask!(overlays)).toBe(href);
  expect(opened).toEqual(['userChooser']);
});

test.each([
  ['a hashtag', 'moss', '/tags/moss'],
  ['a hashtag of other letters', '藤/棚', '/tags/%E8%97%A4%2F%E6%A3%9A'],
  ['nothing', undefined, undefined],
])('a column with a hashtag asks the chooser of hashtags, and shows %s', async (_what, chosen, href) => {
  const { overlays, opened } = answering(chosen);
  expect(await tag.column!.ask!(overlays)).toBe(href);
  expect(opened).toEqual(['hashtagChooser']);
});

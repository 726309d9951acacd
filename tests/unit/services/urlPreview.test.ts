import { describe, expect, test } from 'vitest';
import { previewAddress, readUrlPreview, tweetIdOf } from '~/services/urlPreview';

const OWN = ['https://example.test'];
const answer = {
  url: 'https://far.example/',
  title: 'Far',
  description: 'A page',
  thumbnail: 'https://far.example/a.png',
  icon: 'https://far.example/i.png',
  sitename: 'Far away',
  sensitive: false,
  player: { url: null, width: null, height: null },
};
const read = (changes: object) => readUrlPreview({ ...answer, ...changes }, OWN);

describe('previewAddress', () => {
  test.each([
    ['https://far.example/a?b#c', 'https://far.example/a?b'],
    ['https://music.youtube.com/watch?v=1', 'https://www.youtube.com/watch?v=1'],
    ['https://music.youtube.com/channel/x', 'https://www.youtube.com/channel/x'],
    ['https://music.youtube.com/playlist?list=1', 'https://music.youtube.com/playlist?list=1'],
  ])('UP2 the preview of %s is requested for %s', (address, asked) => {
    expect(previewAddress(address)).toBe(asked);
  });
});

describe('tweetIdOf', () => {
  test.each([
    ['https://twitter.com/a/status/123', '123'],
    ['https://mobile.twitter.com/a/statuses/123?s=1', '123'],
    ['https://x.com/a/status/123/photo/1', '123'],
    ['https://mobile.x.com/a/status/9', '9'],
    ['https://x.com/a', null],
    ['https://notx.com/a/status/123', null],
    ['https://x.com.evil.example/a/status/123', null],
  ])('the address %s has the post id %s', (address, id) => {
    expect(tweetIdOf(address)).toBe(id);
  });
});

describe('readUrlPreview', () => {
  test('a preview has the fields that a card shows', () => {
    const { title, description, thumbnail, icon, sitename } = answer;
    expect(read({})).toEqual({ title, description, thumbnail, icon, sitename, player: null });
  });

  test.each([null, 'text', 5, [], {}, { ...answer, url: null }, { ...answer, url: 'javascript:alert(1)' }])(
    'the answer %j is not a preview',
    (raw) => {
      expect(readUrlPreview(raw, OWN)).toBeNull();
    },
  );

  test('UP7 a long description is cut by characters', () => {
    expect(read({ description: '🌸'.repeat(86) })?.description).toBe(`${'🌸'.repeat(85)}…`);
    expect(read({ description: 'x'.repeat(85) })?.description).toBe('x'.repeat(85));
  });

  test('UP7 a sensitive page has no thumbnail', () => {
    expect(read({ sensitive: true })?.thumbnail).toBeNull();
  });

  test('fields that are not texts or safe addresses are dropped', () => {
    expect(read({ title: { evil: 1 }, description: 3, icon: 'javascript:1', thumbnail: 'data:x', sitename: ' ' })).toEqual({
      title: null,
      description: null,
      thumbnail: null,
      icon: null,
      sitename: null,
      player: null,
    });
  });
});

describe('the player of a preview', () => {
  const player = (changes: object) => read({ player: { url: 'https://play.example/e?x=1', width: 640, height: 360, ...changes } })?.player;

  test('UP10 a player starts by itself and is allowed only harmless features', () => {
    expect(player({ allow: ['autoplay', 'camera', 'fullscreen', 'fullscreen; camera', 7] })).toEqual({
      url: 'https://play.example/e?x=1&autoplay=1&auto_play=1',
      width: 640,
      height: 360,
      allow: 'autoplay; fullscreen',
    });
  });

  test.each([
    'http://play.example/',
    'https://example.test/files/x',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://user:pass@play.example/',
    7,
    null,
  ])('UP10 a player from %j is dropped', (url) => {
    expect(player({ url })).toBeNull();
  });

  test.each([-1, 0, Number.NaN, 1e9, '640'])('UP10 a player with the width %j has no known width', (width) => {
    expect(player({ width })?.width).toBeNull();
  });
});

import { runInAction } from 'mobx';
import { describe, expect, test } from 'vitest';
import type { WireEmoji } from '~/api/wire';
import { EmojiOffer, type PickerPurpose } from '~/components/emojiPicker/EmojiOffer';
import { EmojiPickerState } from '~/components/emojiPicker/EmojiPickerState';
import { rememberEmoji } from '~/components/emojiPicker/rememberEmoji';
import { loadUnicodeEmojis, type UnicodeEmojiEntry } from '~/emoji/unicodeEmojis';
import { NetworkError } from '~/lib/AppError';
import { createTestRoot } from '../../../fixtures/createTestRoot';
import { customEmoji, manyEmojis } from '../../../fixtures/emojis';
import { user } from '../../../fixtures/builders';

const ALL: PickerPurpose = { pinned: 'reactions', allowed: () => () => true };
const unicode = await loadUnicodeEmojis('en-US');

interface Options {
  readonly custom?: readonly WireEmoji[] | Error;
  readonly purpose?: PickerPurpose;
  readonly loadUnicode?: () => Promise<readonly UnicodeEmojiEntry[]>;
}

function setUp({ custom = [], purpose = ALL, loadUnicode = async () => unicode }: Options = {}) {
  const answer = custom instanceof Error ? custom : { emojis: custom };
  const { root, api } = createTestRoot({ me: user('bob').me(), api: { emojis: answer } });
  const { emojis } = root.session.current.server;
  const offer = new EmojiOffer({ settings: root.settings, emojis, i18n: root.i18n, purpose, loadUnicode });
  const state = new EmojiPickerState({ offer, settings: root.settings, isTouch: false });
  const titles = () => state.rows.rows.filter(({ kind }) => kind === 'heading').map(({ section }) => section.title);
  const emojisShown = () => state.rows.rows.flatMap((row) => (row.kind === 'cells' ? row.emojis : []));
  const atKeys = () => state.current && state.rows.emojiAt(state.current);
  return { root, api, offer, state, titles, emojisShown, atKeys };
}

const three = [
  customEmoji('cat', { category: 'cats', aliases: ['neko'] }),
  customEmoji('catfish'),
  customEmoji('dog', { aliases: ['inu'] }),
];

describe('the offer of a picker', () => {
  test('a picker has pinned emoji before anything loads', () => {
    const { titles, emojisShown } = setUp();
    expect({ titles: titles(), firstEmoji: emojisShown()[0] }).toEqual({ titles: ['Pinned'], firstEmoji: '👍' });
  });

  test('EM4 a picker has pinned, recent, custom and Unicode emoji in its first tab, with closed folders', async () => {
    const { root, offer, titles, emojisShown } = setUp({ custom: three });
    root.settings.set('recentlyUsedEmojis', ['🍣', '👍', ':dog:', ':gone:']);
    await offer.load();
    expect(titles().slice(0, 5)).toEqual(['Pinned', 'Recently used', 'cats', 'Other', 'Faces']);
    expect(titles()).toHaveLength(13);
    expect(emojisShown().slice(10)).toEqual(['🍣', ':dog:']);
  });

  test('EM5 a picker without pinned and recent emoji opens with the first ones of its list', async () => {
    const inside = [customEmoji('cat', { category: 'Animals/Cats' }), customEmoji('dog', { category: 'Dogs' })];
    const { root, offer, state, titles, emojisShown } = setUp({ custom: inside });
    root.settings.set('reactions', []);
    await offer.load();
    expect({ titles: titles().slice(0, 3), emojis: emojisShown() }).toEqual({ titles: ['Animals', 'Cats', 'Dogs'], emojis: [':cat:'] });
    state.choose('unicode');
    expect(emojisShown()[0]).toBe('😀');
    root.settings.set('recentlyUsedEmojis', ['🍣']);
    state.choose('index');
    expect(emojisShown()).toEqual(['🍣']);
  });

  test('a picker offers emoji in the chosen skin tone, keeps the tone of recent ones, and names both alike', async () => {
    const { root, offer, state, emojisShown } = setUp();
    root.settings.set('emojiSkinTone', 'dark');
    root.settings.set('recentlyUsedEmojis', ['👋🏽']);
    await offer.load();
    expect(emojisShown()).toContain('👋🏽');
    state.search('thumbsup');
    expect(emojisShown()[0]).toBe('👍🏿');
    state.search('👍🏽');
    expect(emojisShown()[0]).toBe('👍🏽');
    expect(offer.titleOf('👍🏿')).toBe(offer.titleOf('👍'));
    expect([offer.exact('+1'), offer.exact('👍🏻'), offer.exact('👍')]).toEqual(['👍🏿', '👍🏻', '👍']);
  });

  test('EM11 a retry loads the emojis at once, even right after a failure', async () => {
    const { offer, api, titles } = setUp({ custom: new NetworkError() });
    await offer.load();
    expect(runInAction(() => offer.problem)).toBeInstanceOf(NetworkError);
    api.on('emojis', { emojis: three });
    await offer.load();
    expect({ problem: runInAction(() => offer.problem), titles: titles() }).toEqual({
      problem: null,
      titles: expect.arrayContaining(['cats']),
    });
  });

  test.each([
    ['custom', ['cats', 'Other']],
    ['tags', ['inu', 'neko']],
  ] as const)('the tab "%s" has the right sections', async (tab, expected) => {
    const { offer, state, titles } = setUp({ custom: three });
    await offer.load();
    state.choose(tab);
    expect(titles()).toEqual(expected);
  });

  test('EM6 a picker excludes emoji that the viewer may not use', async () => {
    const purpose: PickerPurpose = {
      pinned: 'pinnedEmojis',
      allowed:
        () =>
        ({ name }) =>
          name !== 'cat',
    };
    const { root, offer, state, titles, emojisShown } = setUp({ custom: three, purpose });
    root.settings.set('pinnedEmojis', [':cat:', ':dog:']);
    root.settings.set('recentlyUsedEmojis', [':cat:']);
    await offer.load();
    expect({ firstTitle: titles()[0], emojis: emojisShown() }).toEqual({ firstTitle: 'Pinned', emojis: [':dog:'] });
    state.choose('custom');
    expect(titles()).toEqual(['Other']);
    state.search('cat');
    expect(emojisShown()).not.toContain(':cat:');
    expect(offer.refused(':cat:')).toBe(':cat:');
    expect(offer.refused('dog')).toBeNull();
  });

  test('a picker says what did not load, and retries', async () => {
    const { api, offer, titles } = setUp({ custom: new NetworkError() });
    await offer.load();
    expect({ problemCode: offer.problem?.code, titles: titles() }).toEqual({
      problemCode: 'network',
      titles: expect.arrayContaining(['Pinned', 'Faces']),
    });
    api.on('emojis', { emojis: three });
    await offer.load();
    expect({ problem: offer.problem, titles: titles() }).toEqual({ problem: null, titles: expect.arrayContaining(['cats']) });
  });

  test('a picker says that built-in emoji are missing', async () => {
    const { offer } = setUp({ custom: three, loadUnicode: () => Promise.reject(new NetworkError()) });
    await offer.load();
    expect({ problemCode: offer.problem?.code, isLoading: offer.isLoading }).toEqual({ problemCode: 'network', isLoading: false });
  });
});

describe('a search', () => {
  test('a search finds custom emoji first, then built-in ones', async () => {
    const { offer, state, titles, emojisShown } = setUp({ custom: three });
    await offer.load();
    state.search('cat');
    expect(titles()).toEqual(['Custom emoji', 'Emoji']);
    expect(emojisShown().slice(0, 2)).toEqual([':cat:', ':catfish:']);
    expect(emojisShown()).toContain('🐱');
  });

  test.each([
    ['an exact custom name', 'cat', ':cat:'],
    ['an exact Unicode name, before parts of custom ones', 'fish', '🐟'],
    ['a character', '❤', '❤️'],
    ['the first custom emoji', 'catf', ':catfish:'],
    ['the first built-in one', 'grinnin', '😀'],
  ])('EM3 a search puts the highlight on %s, and Enter chooses it', async (_what, query, expected) => {
    const { offer, state, atKeys } = setUp({ custom: three });
    await offer.load();
    state.search(query);
    const bare = (emoji: string | null | undefined) => emoji?.replaceAll('\uFE0F', '');
    expect({ atKeys: bare(atKeys()), entered: bare(state.enter()) }).toEqual({ atKeys: bare(expected), entered: bare(expected) });
  });

  test('a search has no current match without results', async () => {
    const { offer, state } = setUp();
    await offer.load();
    state.search('qqqqqq');
    expect({ current: state.current, entered: state.enter(), foundCount: state.foundCount }).toEqual({
      current: null,
      entered: undefined,
      foundCount: 0,
    });
  });

  test('EM3 a search chooses pasted text only if it names an emoji', async () => {
    const { offer } = setUp({ custom: three });
    await offer.load();
    expect([':dog:', 'dog', '🍣', 'sushi', 'do', 'two words'].map((text) => offer.exact(text))).toEqual([
      ':dog:',
      ':dog:',
      '🍣',
      '🍣',
      undefined,
      undefined,
    ]);
  });
});

describe('keys', () => {
  test('the keys open and close a folder without leaving it', async () => {
    const { offer, state, emojisShown } = setUp({ custom: three });
    await offer.load();
    state.choose('custom');
    state.step('ArrowDown');
    state.step('ArrowLeft');
    state.step('ArrowRight');
    expect({ emojis: emojisShown(), current: state.current }).toEqual({ emojis: [':cat:'], current: { row: 0, column: 0 } });
    state.step('ArrowLeft');
    expect(emojisShown()).toEqual([]);
    expect({ entered: state.enter(), emojis: emojisShown() }).toEqual({ entered: undefined, emojis: [':cat:'] });
    state.step('ArrowRight');
    expect(state.enter()).toBe(':cat:');
  });

  test('Left and Right move in the text while there is some', async () => {
    const { offer, state } = setUp({ custom: three });
    await offer.load();
    state.search('cat');
    expect({
      handlesArrowRight: state.step('ArrowRight'),
      handlesArrowDown: state.step('ArrowDown'),
      handlesLetter: state.step('x'),
    }).toEqual({ handlesArrowRight: false, handlesArrowDown: true, handlesLetter: false });
  });

  test('the highlight starts over with every search', async () => {
    const { offer, state, atKeys } = setUp({ custom: three });
    await offer.load();
    state.step('ArrowDown');
    state.search('dog');
    expect(atKeys()).toBe(':dog:');
  });
});

test('a picker takes its size from the settings and from touch', () => {
  const { root, offer, state } = setUp();
  expect({ columns: state.columns, cell: state.cell, height: state.height }).toEqual({ columns: 5, cell: 40, height: 240 });
  root.settings.set('emojiPickerWidth', 5);
  root.settings.set('emojiPickerHeight', 4);
  root.settings.set('emojiPickerScale', 3);
  expect({ columns: state.columns, cell: state.cell, height: state.height }).toEqual({ columns: 9, cell: 50, height: 500 });
  root.settings.set('emojiPickerScale', 1);
  expect(new EmojiPickerState({ offer, settings: root.settings, isTouch: true }).cell).toBe(44);
});

test('EM7 a picker remembers thirty-two recent emojis, newest first, each once, without pinned ones', () => {
  const { root } = setUp();
  for (let place = 0; place < 40; place += 1) rememberEmoji(root.settings, `:e${place}:`, []);
  rememberEmoji(root.settings, ':e20:', []);
  rememberEmoji(root.settings, '👍', ['👍']);
  const remembered = root.settings.get('recentlyUsedEmojis');
  expect({ count: remembered.length, first: remembered[0], second: remembered[1], hasPinned: remembered.includes('👍') }).toEqual({
    count: 32,
    first: ':e20:',
    second: ':e39:',
    hasPinned: false,
  });
});

describe('twenty thousand custom emoji', () => {
  const many = manyEmojis(20_000);
  /** The goal is 100 ms to open and 16 ms for a key, including drawing. Test machines are slow and shared. */
  const SLACK = 4;

  /** Returns the fastest of a few runs, because other work on the machine slows some of them. */
  function fastest(run: () => void): number {
    return Math.min(
      ...Array.from({ length: 5 }, () => {
        const started = performance.now();
        run();
        return performance.now() - started;
      }),
    );
  }

  test('twenty thousand custom emojis are ready at once', async () => {
    const { root, offer } = setUp({ custom: many });
    await offer.load();
    const { emojis } = root.session.current.server;
    const open = () => {
      const fresh = new EmojiOffer({ settings: root.settings, emojis, i18n: root.i18n, purpose: ALL, loadUnicode: async () => unicode });
      const state = new EmojiPickerState({ offer: fresh, settings: root.settings, isTouch: false });
      expect(state.rows.rows.length).toBeGreaterThan(40);
    };
    expect(fastest(open)).toBeLessThan(50 * SLACK);
  });

  test('EM8 twenty thousand custom emojis are searched within one frame', async () => {
    const { offer } = setUp({ custom: many });
    await offer.load();
    expect(offer.search('cat 19')).not.toEqual([]);
    expect(fastest(() => offer.search('cat 19'))).toBeLessThan(16 * SLACK);
  });
});

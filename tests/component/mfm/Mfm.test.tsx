import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { WireMeta } from '~/api/wire';
import { Mfm, type MfmProps } from '~/mfm/Mfm';
import type { RootStore } from '~/stores/RootStore';
import { user } from '../../fixtures/builders';
import type { TestRootOptions } from '../../fixtures/createTestRoot';
import { renderWithRoot } from '../renderWithRoot';

const show = (text: string, props: Omit<MfmProps, 'text'> = {}, options: TestRootOptions = {}) => {
  const shown = renderWithRoot(<Mfm text={text} {...props} />, options);
  return { ...shown, body: shown.container.firstElementChild as HTMLElement };
};

describe('formatting', () => {
  test.each([
    ['**bold**', 'b', 'bold'],
    ['<i>italic</i>', 'i', 'italic'],
    ['~~gone~~', 'del', 'gone'],
    ['<small>small</small>', 'small', 'small'],
    ['`code`', 'code', 'code'],
    ['\\(x^2\\)', 'code', 'x^2'],
    ['> said', 'blockquote', 'said'],
    ['```\nconst a = 1;\n```', 'pre code', 'const a = 1;'],
    ['\\[\nx^2\n\\]', 'div code', 'x^2'],
  ])('the markup %s is a %s', (text, selector, content) => {
    expect(show(text).body.querySelector(selector)?.textContent).toBe(content);
  });

  test('line breaks are kept', () => {
    expect(show('a\r\nb').body.textContent).toBe('a\nb');
  });

  test('text between <plain> tags has no formatting', () => {
    const { body } = show('<plain>**a** @bob</plain>');
    expect({ text: body.textContent, markup: body.querySelector('b, a') }).toEqual({ text: '**a** @bob', markup: null });
  });

  test('a known effect shows its content', () => {
    expect(show('$[spin.speed=2s **a**]').body.innerHTML).toContain('<b>a</b>');
  });

  test('a code block can be scrolled by keyboard', () => {
    expect(show('```js\n1\n```').body.querySelector('pre')?.tabIndex).toBe(0);
  });
});

describe('names and other plain texts', () => {
  test('names and other plain texts have no formatting and no line breaks', () => {
    const { body } = show('**a**\nb', { plain: true });
    expect({ tag: body.tagName, text: body.textContent }).toEqual({ tag: 'SPAN', text: '**a** b' });
  });

  test('names and other plain texts have their own text direction', () => {
    expect(show('a', { plain: true, nowrap: true }).body.dir).toBe('auto');
  });

  test('names and other plain texts have no blocks on a single line', () => {
    expect(show('> a\n<center>b</center>', { nowrap: true }).body.querySelector('div, blockquote')).toBeNull();
  });
});

describe('links', () => {
  test('links open in a new tab without a referrer', () => {
    show('https://other.example/a%20b');
    const link = screen.getByRole('link');
    expect({ href: link.getAttribute('href'), target: link.getAttribute('target'), rel: link.getAttribute('rel') }).toEqual({
      href: 'https://other.example/a%20b',
      target: '_blank',
      rel: 'nofollow noopener noreferrer',
    });
  });

  test('links show their host decoded', () => {
    show('<https://xn--r8jz45g.example/>');
    expect(screen.getByRole('link').textContent).toBe('https://例え.example');
  });

  test('links stay in the pane when they lead to this server', () => {
    const { visited } = show('https://example.test/notes/1');
    fireEvent.click(screen.getByRole('link', { name: '/notes/1' }));
    expect(visited).toEqual(['/notes/1']);
  });

  test('links show their own text', () => {
    show('[my **page**](https://other.example/)');
    expect(screen.getByRole('link', { name: 'my page' })).toBeTruthy();
  });

  test('links show the real host when their text claims another', () => {
    show('[https://bank.example](https://evil.example/)');
    expect(screen.getByRole('link').textContent).toBe('https://bank.example (evil.example)');
  });

  test.each(['**https://bank.example**', '$[flip elpmaxe.knab]', '\u202Eelpmaxe.knab'])(
    'links show the real host when their text claims another as %j',
    (label) => {
      show(`[${label}](https://evil.example/)`);
      expect(screen.getByRole('link').textContent).toContain(' (evil.example)');
    },
  );

  test.each(['[a](javascript:alert(1))', '[a](https://u:p@evil.example/)'])('the address %s is not a link', (text) => {
    show(text);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('mentions and tags', () => {
  const href = (text: string, props: Omit<MfmProps, 'text'> = {}, options: TestRootOptions = {}) => {
    show(text, props, options);
    return screen.getByRole('link').getAttribute('href');
  };

  test('a mention without a host leads to this server', () => {
    expect(href('@bob')).toBe('/@bob');
  });

  test('mentions leave out the host of this server', () => {
    expect(href('@bob@example.test')).toBe('/@bob');
  });

  test('mentions of remote users have their host in the address', () => {
    expect(href('@bob@b.example')).toBe('/@bob@b.example');
  });

  test('a mention without a host belongs to the author’s server', () => {
    expect(href('@bob', { author: { host: 'b.example' } })).toBe('/@bob@b.example');
  });

  test('a mention of the viewer stands out', () => {
    show('@alice @bob', {}, { me: user('alice').me() });
    expect(screen.getAllByRole('link').map((link) => link.dataset.me)).toEqual(['true', undefined]);
  });

  test('a mention of the same name on another server does not stand out', () => {
    show('@alice@b.example', {}, { me: user('alice').me() });
    expect(screen.getByRole('link').dataset.me).toBeUndefined();
  });

  test('the server behind a gateway is also recognized by the name it gives itself', async () => {
    const { root } = show(
      '@alice@garden.example @bob@garden.example @alice@example.test @bob@far.example',
      {},
      { me: user('alice').me(), api: { meta: { version: '2026.1.0', uri: 'https://garden.example' } as WireMeta } },
    );
    await act(async () => void (await root.session.current.server.load()));
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/@alice', '/@bob', '/@alice', '/@bob@far.example']);
    expect(links.map((link) => link.dataset.me)).toEqual(['true', undefined, 'true', undefined]);
  });

  const picture = ({ body }: ReturnType<typeof show>) => body.querySelector('img')?.getAttribute('src');

  test('the avatar of a mention comes from the account’s server', () => {
    expect(picture(show('@bob'))).toBe('https://example.test/avatar/@bob');
    expect(picture(show('@bob@B.example'))).toBe('https://example.test/avatar/@bob@b.example');
  });

  test.each([
    ['moving pictures', (root: RootStore) => root.settings.set('disableShowingAnimatedImages', true)],
    ['the data', (root: RootStore) => root.settings.set('dataSaver', { ...root.settings.get('dataSaver'), avatar: true })],
  ])('the avatar of a mention is a still image for a viewer who saves %s', (_, save) => {
    const shown = show('@bob');
    act(() => save(shown.root));
    expect(picture(shown)).toContain('static=1');
  });

  test('a hashtag of a note leads to notes', () => {
    expect(href('#猫')).toBe('/tags/%E7%8C%AB');
  });

  test('a hashtag that ends in a lone surrogate still has an address', () => {
    expect(href('#cat\uD83D')).toBe('/tags/cat%EF%BF%BD');
  });

  test('a hashtag of a profile leads to users', () => {
    expect(href('#cats', { isNote: false })).toBe('/user-tags/cats');
  });
});

describe('emoji', () => {
  test('built-in emojis are pictures named by their character', () => {
    show('👍');
    expect(screen.getByRole('img', { name: '👍' }).getAttribute('src')).toBe('/twemoji/1f44d.svg');
  });

  test('custom emojis are pictures named by their name', () => {
    show(':blob:');
    expect(new URL(screen.getByRole('img', { name: ':blob:' }).getAttribute('src')!).pathname).toBe('/emoji/blob.webp');
  });

  test('custom emojis of another server use the address it sent, through the proxy', () => {
    show(':blob:', { author: { host: 'b.example' }, emojis: { blob: 'https://b.example/blob.png' } });
    const source = new URL(screen.getByRole('img').getAttribute('src')!);
    expect({ route: source.pathname.split('/')[1], url: source.searchParams.get('url') }).toEqual({
      route: 'proxy',
      url: 'https://b.example/blob.png',
    });
  });

  test('an emoji that the other server does not have is text', () => {
    const { body } = show(':blob:', { author: { host: 'b.example' }, emojis: {} });
    expect({ text: body.textContent, image: body.querySelector('img') }).toEqual({ text: ':blob:', image: null });
  });

  test('an emoji whose picture fails to load shows its name', () => {
    const { body } = show(':blob:');
    fireEvent.error(screen.getByRole('img'));
    expect(body.textContent).toBe(':blob:');
  });

  test('emojis are buttons when they have an action', () => {
    const onEmoji = vi.fn<(emoji: string, element: Element) => void>();
    show(':blob:', { onEmoji });
    fireEvent.click(screen.getByRole('button', { name: ':blob:' }));
    expect(onEmoji).toHaveBeenCalledWith(':blob:', screen.getByRole('button'));
  });
});

test('an emoji in a link is part of the link and not a button', () => {
  show('[:blob: **👍**](https://other.example/) :blob:', { onEmoji: () => {} });
  expect(screen.getByRole('link').querySelector('button')).toBeNull();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

describe('any text', () => {
  test('any text is shown without an exception', () => {
    const formats = ['**', '*', '_', '~~', '`', '```\n', '\n', '> ', '<b>', '</b>', '<center>', '</center>', '<plain>'];
    const brackets = ['[', '](', ')', '?[', '$[x2 ', '$[', ']', '\\(', '\\)', '\\[\n', '<https://'];
    const words = ['@a', '@b@c.d', '#t', ':e:', 'https://x.y/%ff', '👍', '\u202e', '\ud800', 'あ', ' ', 'constructor', '__proto__'];
    const pieces = fc.constantFrom(...formats, ...brackets, ...words);
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const { unmount, body } = show(parts.join(''));
        expect(body.isConnected).toBe(true);
        unmount();
      }),
      { numRuns: 60 },
    );
  });

  test('a text that would block the parser for a minute shows its links at once', async () => {
    const text = `@bob ${'<center>\n'.repeat(40)}${'?[['.repeat(60)}${'\\('.repeat(120)}`;
    await act(async () => show(text));
    await waitFor(() => expect(screen.getByRole('link').getAttribute('href')).toBe('/@bob'));
  });
});

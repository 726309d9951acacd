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
  ])('%s is a %s', (text, selector, content) => {
    expect(show(text).body.querySelector(selector)?.textContent).toBe(content);
  });

  test('lines stay lines', () => {
    expect(show('a\r\nb').body.textContent).toBe('a\nb');
  });

  test('between <plain> tags nothing is formatted', () => {
    const { body } = show('<plain>**a** @bob</plain>');
    expect([body.textContent, body.querySelector('b, a')]).toEqual(['**a** @bob', null]);
  });

  test('a known effect shows its content', () => {
    expect(show('$[spin.speed=2s **a**]').body.innerHTML).toContain('<b>a</b>');
  });

  test('a block of code can be scrolled by keyboard', () => {
    expect(show('```js\n1\n```').body.querySelector('pre')?.tabIndex).toBe(0);
  });
});

describe('names and other plain texts', () => {
  test('have no formatting and no lines', () => {
    const { body } = show('**a**\nb', { plain: true });
    expect([body.tagName, body.textContent]).toEqual(['SPAN', '**a** b']);
  });

  test('have a direction of their own', () => {
    expect(show('a', { plain: true, nowrap: true }).body.dir).toBe('auto');
  });

  test('on one line have no blocks in them', () => {
    expect(show('> a\n<center>b</center>', { nowrap: true }).body.querySelector('div, blockquote')).toBeNull();
  });
});

describe('links', () => {
  test('go out in a new tab and tell nobody where they come from', () => {
    show('https://other.example/a%20b');
    const link = screen.getByRole('link');
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      'https://other.example/a%20b',
      '_blank',
      'nofollow noopener noreferrer',
    ]);
  });

  test('show their host decoded', () => {
    show('<https://xn--r8jz45g.example/>');
    expect(screen.getByRole('link').textContent).toBe('https://例え.example');
  });

  test('to our own server stay in the pane', () => {
    const { visited } = show('https://example.test/notes/1');
    fireEvent.click(screen.getByRole('link', { name: '/notes/1' }));
    expect(visited).toEqual(['/notes/1']);
  });

  test('with a text of their own show it', () => {
    show('[my **page**](https://other.example/)');
    expect(screen.getByRole('link', { name: 'my page' })).toBeTruthy();
  });

  test('whose text claims another host show the true one', () => {
    show('[https://bank.example](https://evil.example/)');
    expect(screen.getByRole('link').textContent).toBe('https://bank.example (evil.example)');
  });

  test.each(['**https://bank.example**', '$[flip elpmaxe.knab]', '\u202Eelpmaxe.knab'])('so do those that write it as %j', (label) => {
    show(`[${label}](https://evil.example/)`);
    expect(screen.getByRole('link').textContent).toContain(' (evil.example)');
  });

  test.each(['[a](javascript:alert(1))', '[a](https://u:p@evil.example/)'])('%s is no link', (text) => {
    show(text);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('mentions and tags', () => {
  const href = (text: string, props: Omit<MfmProps, 'text'> = {}, options: TestRootOptions = {}) => {
    show(text, props, options);
    return screen.getByRole('link').getAttribute('href');
  };

  test('a name without a host is on our server', () => {
    expect(href('@bob')).toBe('/@bob');
  });

  test('our own host is left out', () => {
    expect(href('@bob@example.test')).toBe('/@bob');
  });

  test('another host is part of the address', () => {
    expect(href('@bob@b.example')).toBe('/@bob@b.example');
  });

  test('in a text from elsewhere a name without a host is from there', () => {
    expect(href('@bob', { author: { host: 'b.example' } })).toBe('/@bob@b.example');
  });

  test('somebody’s own name stands out for them', () => {
    show('@alice @bob', {}, { me: user('alice').me() });
    expect(screen.getAllByRole('link').map((link) => link.dataset.me)).toEqual(['true', undefined]);
  });

  test('the same name on another server does not', () => {
    show('@alice@b.example', {}, { me: user('alice').me() });
    expect(screen.getByRole('link').dataset.me).toBeUndefined();
  });

  test('behind a gateway our server is known by the name it gives itself as well', async () => {
    const { root } = show(
      '@alice@garden.example @bob@garden.example @alice@example.test @bob@far.example',
      {},
      { me: user('alice').me(), api: { meta: { uri: 'https://garden.example' } as WireMeta } },
    );
    await act(async () => void (await root.instance.load()));
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/@alice', '/@bob', '/@alice', '/@bob@far.example']);
    expect(links.map((link) => link.dataset.me)).toEqual(['true', undefined, 'true', undefined]);
  });

  const picture = ({ body }: ReturnType<typeof show>) => body.querySelector('img')?.getAttribute('src');

  test('the picture of a name comes from the account’s server', () => {
    expect(picture(show('@bob'))).toBe('https://example.test/avatar/@bob');
    expect(picture(show('@bob@B.example'))).toBe('https://example.test/avatar/@bob@b.example');
  });

  test.each([
    ['moving pictures', (root: RootStore) => root.settings.set('disableShowingAnimatedImages', true)],
    ['the data', (root: RootStore) => root.settings.set('dataSaver', { ...root.settings.get('dataSaver'), avatar: true })],
  ])('the picture of a name is a still for somebody who wants to save %s', (_, save) => {
    const shown = show('@bob');
    act(() => save(shown.root));
    expect(picture(shown)).toContain('static=1');
  });

  test('a tag of a note leads to notes', () => {
    expect(href('#猫')).toBe('/tags/%E7%8C%AB');
  });

  test('a tag that ends in half a character leads somewhere all the same', () => {
    expect(href('#cat\uD83D')).toBe('/tags/cat%EF%BF%BD');
  });

  test('a tag of a profile leads to users', () => {
    expect(href('#cats', { isNote: false })).toBe('/user-tags/cats');
  });
});

describe('emoji', () => {
  test('built-in ones are pictures that say their character', () => {
    show('👍');
    expect(screen.getByRole('img', { name: '👍' }).getAttribute('src')).toBe('/twemoji/1f44d.svg');
  });

  test('custom ones are pictures that say their name', () => {
    show(':blob:');
    expect(new URL(screen.getByRole('img', { name: ':blob:' }).getAttribute('src')!).pathname).toBe('/emoji/blob.webp');
  });

  test('custom ones of another server come from where it told us, through the proxy', () => {
    show(':blob:', { author: { host: 'b.example' }, emojis: { blob: 'https://b.example/blob.png' } });
    const source = new URL(screen.getByRole('img').getAttribute('src')!);
    expect([source.pathname.split('/')[1], source.searchParams.get('url')]).toEqual(['proxy', 'https://b.example/blob.png']);
  });

  test('a name that the other server does not have is text', () => {
    const { body } = show(':blob:', { author: { host: 'b.example' }, emojis: {} });
    expect([body.textContent, body.querySelector('img')]).toEqual([':blob:', null]);
  });

  test('a picture that does not load gives way to its name', () => {
    const { body } = show(':blob:');
    fireEvent.error(screen.getByRole('img'));
    expect(body.textContent).toBe(':blob:');
  });

  test('can be pressed where there is something to do', () => {
    const onEmoji = vi.fn<(emoji: string, element: Element) => void>();
    show(':blob:', { onEmoji });
    fireEvent.click(screen.getByRole('button', { name: ':blob:' }));
    expect(onEmoji).toHaveBeenCalledWith(':blob:', screen.getByRole('button'));
  });
});

test('an emoji in a link is part of the link, and nothing to be pressed by itself', () => {
  show('[:blob: **👍**](https://other.example/) :blob:', { onEmoji: () => {} });
  expect(screen.getByRole('link').querySelector('button')).toBeNull();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

describe('any text at all', () => {
  test('is shown without a failure', () => {
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

  test('that would hold the parser for a minute is shown at once, with its links', async () => {
    const text = `@bob ${'<center>\n'.repeat(40)}${'?[['.repeat(60)}${'\\('.repeat(120)}`;
    await act(async () => show(text));
    await waitFor(() => expect(screen.getByRole('link').getAttribute('href')).toBe('/@bob'));
  });
});

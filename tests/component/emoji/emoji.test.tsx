import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CustomEmoji } from '~/emoji/CustomEmoji';
import { ReactionEmoji } from '~/emoji/ReactionEmoji';
import { UnicodeEmoji } from '~/emoji/UnicodeEmoji';
import { renderWithRoot } from '../renderWithRoot';

const source = () => screen.getByRole('img').getAttribute('src');

describe('a built-in emoji', () => {
  test('a built-in emoji in the Fluent style falls back to Twemoji, and then to the character', () => {
    const { root, container } = renderWithRoot(<UnicodeEmoji emoji="👍" />);
    act(() => root.settings.set('emojiStyle', 'fluentEmoji'));
    expect(source()).toBe('/fluent-emoji/1f44d.png');
    fireEvent.error(screen.getByRole('img'));
    expect(source()).toBe('/twemoji/1f44d.svg');
    fireEvent.error(screen.getByRole('img'));
    expect(container.textContent).toBe('👍');
  });

  test('a built-in emoji in the native style is the character, drawn as a picture', () => {
    const { root, container } = renderWithRoot(<UnicodeEmoji emoji="©" />);
    act(() => root.settings.set('emojiStyle', 'native'));
    expect(container.textContent).toBe('©\uFE0F');
  });

  test('a built-in emoji shows its name on hover', async () => {
    renderWithRoot(<UnicodeEmoji emoji="🍣" />);
    fireEvent.pointerEnter(screen.getByRole('img'));
    await waitFor(() => expect(screen.getByRole('img').title).toBe('sushi'));
  });

  test('a built-in emoji does not hold up the page', () => {
    renderWithRoot(<UnicodeEmoji emoji="👍" />);
    const image = screen.getByRole('img');
    expect({ loading: image.getAttribute('loading'), decoding: image.getAttribute('decoding') }).toEqual({
      loading: 'lazy',
      decoding: 'async',
    });
  });
});

describe('a custom emoji', () => {
  test('a custom emoji of our server uses the image from the list', async () => {
    const listed = { name: 'blob', aliases: [], category: null, url: 'https://example.test/files/blob.webp' };
    const emoji = (isShown: boolean) => isShown && <CustomEmoji name="blob" />;
    const { root, rerender } = renderWithRoot(emoji(false), { api: { emojis: { emojis: [listed] } } });
    await act(async () => {
      await root.session.current.server.emojis.load();
    });
    rerender(emoji(true));
    expect(screen.getByRole('img').getAttribute('src')).toBe('https://example.test/files/blob.webp');
  });

  test('a custom emoji of our server keeps its image when the list arrives later', async () => {
    const listed = { name: 'blob', aliases: [], category: null, url: 'https://example.test/files/blob.webp' };
    const { root } = renderWithRoot(<CustomEmoji name="blob" />, { api: { emojis: { emojis: [listed] } } });
    const before = screen.getByRole('img').getAttribute('src');
    await act(async () => {
      await root.session.current.server.emojis.load();
    });
    expect(screen.getByRole('img').getAttribute('src')).toBe(before);
  });

  test('a custom emoji whose image is broken loads again when its address changes', () => {
    const { rerender } = renderWithRoot(<CustomEmoji name="a" host="b.example" />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).toBeNull();
    rerender(<CustomEmoji name="c" host="b.example" />);
    expect(screen.getByRole('img', { name: ':c:' })).toBeTruthy();
  });

  test('a custom emoji whose image just failed is text at once when it is drawn again, and tries again half a minute later', () => {
    const emoji = (key: number) => <CustomEmoji key={key} name="a" host="b.example" />;
    const { clock, rerender } = renderWithRoot(emoji(1));
    fireEvent.error(screen.getByRole('img'));
    rerender(emoji(2));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText(':a:')).toBeTruthy();
    clock.advance(30_000);
    rerender(emoji(3));
    expect(screen.getByRole('img', { name: ':a:' })).toBeTruthy();
  });
});

describe('a reaction', () => {
  test('a reaction shows a character as a built-in emoji', () => {
    renderWithRoot(<ReactionEmoji reaction="👍" />);
    expect(source()).toBe('/twemoji/1f44d.svg');
  });

  test('a reaction from another server uses the address from the note', () => {
    renderWithRoot(<ReactionEmoji reaction=":a@b.example:" emojis={{ 'a@b.example': 'https://b.example/a.png' }} />);
    expect(new URL(source()!).searchParams.get('url')).toBe('https://b.example/a.png');
  });

  test('a reaction from another server without an address is loaded by name', () => {
    renderWithRoot(<ReactionEmoji reaction=":a@b.example:" />);
    expect(new URL(source()!).pathname).toBe('/emoji/a@b.example.webp');
  });
});

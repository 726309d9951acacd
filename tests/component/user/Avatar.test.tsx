import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { WireUserLite } from '~/api/wire';
import { Avatar } from '~/components/user/Avatar';
import { user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { renderWithRoot } from '../renderWithRoot';

const show = (fields: Partial<WireUserLite>) => {
  const { root } = renderWithRoot(
    <div data-testid="place">
      <Avatar user={user('tabby').with(fields).build()} />
    </div>,
  );
  const avatar = screen.getByTestId('place').firstElementChild!;
  return { root, avatar, ears: () => avatar.querySelector<HTMLElement>('[aria-hidden]') };
};

describe('the ears of a cat', () => {
  test('the ears of a cat are behind the avatar, in its color', async () => {
    const { avatar, ears } = show({ isCat: true, avatarBlurhash: 'LEHV6nWB2yk8pyo0adR*.7kCMdnj' });
    await waitFor(() => expect(ears()?.children).toHaveLength(2));
    expect(ears()!.style.color.replaceAll(',', '')).toBe('rgb(151 150 149)');
    expect(ears()!.nextElementSibling).toBe(avatar.querySelector('img'));
  });

  test.each([null, 'no hash'])("the ears of a cat have the text color if the avatar's color is unknown: %s", async (avatarBlurhash) => {
    const { ears } = show({ isCat: true, avatarBlurhash });
    await waitFor(() => expect(ears()).not.toBeNull());
    expect(ears()!.style.color).toBe('');
  });

  test('the ears of a cat wiggle if animations are on', async () => {
    const { root, ears } = show({ isCat: true });
    await waitFor(() => expect(ears()).not.toBeNull());
    for (const isAnimated of [true, false]) {
      act(() => root.settings.set('animation', isAnimated));
      expect(ears()!.hasAttribute('data-wiggling')).toBe(isAnimated);
    }
  });

  test('the ears of a cat are shown for cats only', async () => {
    const { ears } = show({ isCat: false });
    await act(settled);
    expect(ears()).toBeNull();
  });
});

test.each([
  ['online', 'Online'],
  ['offline', 'Offline'],
  ['unknown', 'Status unknown'],
] as const)('somebody whose status is %s is marked as "%s"', (onlineStatus, title) => {
  renderWithRoot(<Avatar user={user('bob').with({ onlineStatus }).build()} indicator />);
  expect(screen.getByTitle(title)).toBeTruthy();
});

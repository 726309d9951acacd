import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HoverCards } from '~/components/user/HoverCards';
import { UserLink } from '~/components/user/UserLink';
import { user } from '../../fixtures/builders';
import { renderWith } from '../note/renderNote';

const alice = user('alice');

function renderLink() {
  return renderWith(
    <>
      <UserLink user={alice.build()} />
      <HoverCards />
    </>,
    { api: { 'users/show': alice.detailed({ description: 'I grow wisteria' }) } },
  );
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const bio = () => screen.queryByText('I grow wisteria');

/** Opens the menu on the card of the name, as a press on its button does. */
async function openMenu() {
  const view = renderLink();
  const link = screen.getByRole('link');
  fireEvent.pointerMove(link);
  await pass(510);
  const button = screen.getByRole('button', { name: 'User actions' });
  fireEvent.pointerDown(button);
  button.focus();
  fireEvent.click(button);
  await pass(0);
  return { ...view, link, button };
}

describe('hover cards', () => {
  beforeEach(async () => {
    // The card's code is loaded first, because only the delay is tested.
    await import('~/components/user/HoverCard');
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('hover cards open after the pointer rests on a name for half a second', async () => {
    renderLink();
    fireEvent.pointerMove(screen.getByRole('link'));
    await pass(490);
    expect(bio()).toBeNull();
    await pass(20);
    expect(bio()).toBeTruthy();
  });

  test('hover cards close half a second after the pointer leaves', async () => {
    renderLink();
    fireEvent.pointerMove(screen.getByRole('link'));
    await pass(510);
    fireEvent.pointerMove(document.body);
    await pass(490);
    expect(bio()).toBeTruthy();
    await pass(20);
    expect(bio()).toBeNull();
  });

  test('hover cards stay while the pointer is on them', async () => {
    renderLink();
    fireEvent.pointerMove(screen.getByRole('link'));
    await pass(510);
    fireEvent.pointerMove(document.body);
    fireEvent.pointerMove(bio()!);
    await pass(1000);
    expect(bio()).toBeTruthy();
  });

  test('hover cards stay while their menu and a dialog from it are open, and then return the focus', async () => {
    const { root, overlay, link, button } = await openMenu();
    const menu = overlay()!;
    fireEvent.pointerMove(document.body);
    fireEvent.pointerDown(document.body);
    fireEvent.scroll(document.body);
    await pass(2000);
    expect(bio()).toBeTruthy();
    // As a menu does with the chosen entry.
    button.focus();
    act(() => menu.close());
    act(() => void root.overlays.confirm({ text: 'Sure?' }));
    await pass(2000);
    expect(bio()).toBeTruthy();
    act(() => overlay()!.close());
    await pass(490);
    expect(bio()).toBeTruthy();
    await pass(20);
    expect({ bio: bio(), focused: document.activeElement }).toEqual({ bio: null, focused: link });
    await pass(2000);
    expect(bio()).toBeNull();
  });

  test('hover cards do not stay for overlays that were opened elsewhere', async () => {
    const { root } = renderLink();
    fireEvent.pointerMove(screen.getByRole('link'));
    await pass(510);
    act(() => void root.overlays.openMenu(screen.getAllByRole('link')[0]!, []));
    fireEvent.pointerMove(document.body);
    await pass(510);
    expect(bio()).toBeNull();
  });

  test('hover cards do not open for a passing pointer or for touch', async () => {
    renderLink();
    fireEvent.pointerMove(screen.getByRole('link'));
    await pass(300);
    fireEvent.pointerMove(document.body);
    fireEvent.pointerMove(screen.getByRole('link'), { pointerType: 'touch' });
    await pass(2000);
    expect(bio()).toBeNull();
  });

  test('hover cards do not open for a name that moves under a resting pointer', async () => {
    renderLink();
    fireEvent.pointerOver(screen.getByRole('link'));
    await pass(2000);
    expect(bio()).toBeNull();
    fireEvent.pointerMove(screen.getByRole('link'));
    await pass(510);
    expect(bio()).toBeTruthy();
  });

  test.each([
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['a click', (link: HTMLElement) => fireEvent.pointerDown(link)],
  ])('hover cards close on %s, and stay closed until the pointer leaves', async (_, dismiss) => {
    renderLink();
    const link = screen.getByRole('link');
    fireEvent.pointerMove(link);
    await pass(510);
    dismiss(link);
    await pass(0);
    expect(bio()).toBeNull();
    fireEvent.pointerMove(link);
    await pass(2000);
    expect(bio()).toBeNull();
    fireEvent.pointerMove(document.body);
    fireEvent.pointerMove(link);
    await pass(510);
    expect(bio()).toBeTruthy();
  });
});

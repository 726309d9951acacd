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

describe('hover cards', () => {
  beforeEach(async () => {
    // The card's own chunk is loaded beforehand: only the time it waits for is under test.
    await import('~/components/user/HoverCard');
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('open when the pointer has rested half a second on a name', async () => {
    renderLink();
    fireEvent.pointerOver(screen.getByRole('link'));
    await pass(490);
    expect(bio()).toBeNull();
    await pass(20);
    expect(bio()).toBeTruthy();
  });

  test('close half a second after the pointer left', async () => {
    renderLink();
    fireEvent.pointerOver(screen.getByRole('link'));
    await pass(510);
    fireEvent.pointerOver(document.body);
    await pass(490);
    expect(bio()).toBeTruthy();
    await pass(20);
    expect(bio()).toBeNull();
  });

  test('stay while the pointer is on them', async () => {
    renderLink();
    fireEvent.pointerOver(screen.getByRole('link'));
    await pass(510);
    fireEvent.pointerOver(document.body);
    fireEvent.pointerOver(bio()!);
    await pass(1000);
    expect(bio()).toBeTruthy();
  });

  test('do not open for a pointer that only passes, nor for a finger', async () => {
    renderLink();
    fireEvent.pointerOver(screen.getByRole('link'));
    await pass(300);
    fireEvent.pointerOver(document.body);
    fireEvent.pointerOver(screen.getByRole('link'), { pointerType: 'touch' });
    await pass(2000);
    expect(bio()).toBeNull();
  });

  test('close on Escape', async () => {
    renderLink();
    fireEvent.pointerOver(screen.getByRole('link'));
    await pass(510);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await pass(0);
    expect(bio()).toBeNull();
  });
});

import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HoverCards } from '~/components/user/HoverCards';
import { Mfm } from '~/mfm/Mfm';
import { renderWith } from '../note/renderNote';

const FAR = 'https://far.example/page';

function renderLink(address = FAR) {
  const view = renderWith(
    <>
      <Mfm text={address} />
      <HoverCards />
    </>,
  );
  view.api.previews.set(address, { title: 'The far page', player: { url: 'https://play.example/', width: 1, height: 1 } });
  return view;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const rest = () => fireEvent.pointerMove(screen.getByRole('link'));
const card = () => screen.queryByRole('link', { name: /The far page/ });

function pointerIs(isMouse: boolean) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: isMouse && query.includes('pointer: fine'),
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );
}

describe('the page behind a link', () => {
  beforeEach(async () => {
    // The card's code is loaded before, because only the delay is tested.
    await import('~/components/user/HoverCard');
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test('UP12 the card of a linked page opens after a mouse rests on the link, without anything to press', async () => {
    pointerIs(true);
    const { api } = renderLink();
    rest();
    await pass(490);
    expect(api.previewed).toEqual([]);
    await pass(50);
    await pass(50);
    expect(card()).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(api.previewed).toEqual([FAR]);
  });

  test('UP8 UP12 the card opens for our own pages, too, which open in the pane', async () => {
    pointerIs(true);
    const own = 'https://example.test/notes/abc';
    const { api, visited } = renderLink(own);
    rest();
    await pass(550);
    await pass(50);
    fireEvent.click(card()!);
    expect({ previewed: api.previewed, visited }).toEqual({ previewed: [own], visited: ['/notes/abc'] });
  });

  test('UP12 the card does not open for other pointers', async () => {
    pointerIs(false);
    const { api } = renderLink();
    rest();
    await pass(600);
    expect(api.previewed).toEqual([]);
  });

  test('UP1 UP12 the card does not open if the settings turn it off', async () => {
    pointerIs(true);
    const { api, root } = renderLink();
    act(() => root.settings.set('showUrlPreview', false));
    rest();
    await pass(600);
    expect(api.previewed).toEqual([]);
  });
});

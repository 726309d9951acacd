import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import DevPage from '../../../pages/dev/DevPage';
import { user } from '../../fixtures/builders';
import { renderWithRoot } from '../renderWithRoot';

const sample = (name: string) => screen.getByText(name, { selector: 'figcaption' }).closest('figure')!;

beforeAll(async () => {
  await import('~/mfm/markupViews');
});

const show = async () => {
  let shown!: ReturnType<typeof renderWithRoot>;
  await act(async () => {
    shown = renderWithRoot(<DevPage />, { me: user('alice').me() });
  });
  return shown;
};

test('the page shows every function below its source, and every state of a note below its name', async () => {
  const { container } = await show();
  for (const name of 'tada jelly twitch shake spin jump bounce flip x2 x3 x4 scale position fg bg border font blur rainbow sparkle rotate ruby unixtime'.split(
    ' ',
  )) {
    expect({ name, isShown: container.textContent.includes(`$[${name}`) }).toEqual({ name, isShown: true });
  }
  const figures = [...container.querySelectorAll('figure[class*=sample]')];
  expect(figures.filter((figure) => figure.children[1]!.textContent === '' && !figure.querySelector('img, button, [class]'))).toEqual([]);
});

test('the sample notes show their states', async () => {
  const states: Readonly<Record<string, RegExp>> = {
    Renote: /Lotus renoted|Lotus/,
    'With a muted word': /muted/i,
    'Quote of a deleted note': /deleted/i,
    'Closed poll': /closed|final|ended|finished/i,
    'Too much formatting': /Shown as plain text/,
    'By a cat': /Nyap in the mornyan, everynyan\?/,
    'In a channel': /Gardens/,
    'From another server': /The Pond/,
  };
  await show();
  const shown = () => Object.fromEntries(Object.keys(states).map((name) => [name, sample(name).textContent]));
  await waitFor(() =>
    expect(shown()).toEqual(Object.fromEntries(Object.entries(states).map(([name, words]) => [name, expect.stringMatching(words)]))),
  );
});

test('sample notes and their reactions stay on the page', async () => {
  const { root, api, kv, local } = await show();
  const before = JSON.stringify([[...kv.values], [...local.values]]);
  const note = sample('Plain note');
  const react = within(note).getAllByRole('button');
  fireEvent.click(react[0]!);
  expect(root.session.current.notes.get('dev-plain')).toBeUndefined();
  expect(root.session.current.users.get('dev-fern')).toBeUndefined();
  expect(api.calls.filter(({ endpoint }) => endpoint.startsWith('notes/'))).toEqual([]);
  expect(JSON.stringify([[...kv.values], [...local.values]])).toBe(before);
});

test('the page can turn animations of functions on and off', async () => {
  const { container } = await show();
  expect(container.querySelector('[data-fn="spin"]')).toBeNull();
  fireEvent.click(screen.getByRole('switch', { name: 'Show animated text' }));
  expect(container.querySelector('[data-fn="spin"]')).toBeTruthy();
});

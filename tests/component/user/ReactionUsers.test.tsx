import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ReactionUsers } from '~/components/user/ReactionUsers';
import { note, user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { renderWith } from '../note/renderNote';

const people = ['alice', 'carol', 'dave'].map((name) => user(name).build());
const given = (count: number) =>
  people.slice(0, count).map((giver) => ({ id: giver.id, createdAt: '2024-01-01T00:00:00.000Z', type: '👍', user: giver }));

async function open(answer: NonNullable<ApiScript['notes/reactions']>) {
  const shown = note().by(people[0]!).reactions({ '👍': 1 }).build();
  const view = renderWith(<ReactionUsers noteId={shown.id} reaction="👍" />, { notes: [shown], api: { 'notes/reactions': answer } });
  await act(settled);
  const count = (n: number) => act(() => view.account.notes.patch(shown.id, (known) => ({ ...known, reactions: { '👍': n } })));
  return { ...view, count };
}

const names = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

describe('the list of people who reacted', () => {
  test('the list of people who reacted loads at most once a second, and stays visible meanwhile', async () => {
    const { api, clock, count } = await open(given(1));
    expect(names()).toEqual([people[0]!.name]);
    let arrive = (_found: ReturnType<typeof given>): void => {};
    api.on('notes/reactions', () => new Promise((resolve) => (arrive = resolve)));
    count(2);
    count(3);
    expect({ requestCount: api.paramsOf('notes/reactions').length, names: names() }).toEqual({
      requestCount: 1,
      names: [people[0]!.name, 'and 2 more'],
    });
    await act(async () => clock.advance(1000));
    expect({ requestCount: api.paramsOf('notes/reactions').length, names: names() }).toEqual({
      requestCount: 2,
      names: [people[0]!.name, 'and 2 more'],
    });
    await act(async () => arrive(given(3)));
    expect(names()).toEqual(people.map(({ name }) => name));
  });

  test('the list of people who reacted says why it does not load', async () => {
    await open(apiError({ endpoint: 'notes/reactions', code: 'NO_SUCH_NOTE', message: 'That note is gone.', id: 'x1' }));
    expect(screen.getByText(/^It may have been deleted/)).toBeTruthy();
  });
});

import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { WireNote } from '~/api/wire';
import { NoteThread } from '~/components/note/NoteThread';
import { note, user } from '../../fixtures/builders';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { settled } from '../../fixtures/createTestRoot';
import { renderWith } from './renderNote';

const alice = user('alice').build();
const carol = user('carol').build();

async function renderThread(shown: WireNote, api: ApiScript = {}, notes: readonly WireNote[] = [], me = user('bob').me()) {
  const view = renderWith(<NoteThread noteId={shown.id} />, { notes, me, api: { 'notes/show': shown, 'notes/children': [], ...api } });
  await act(async () => void (await view.account.mutes.loading));
  await act(settled);
  return view;
}

const texts = () => screen.getAllByRole('article').map((article) => article.querySelector('[dir="auto"]')?.textContent);

describe('the page of a note', () => {
  test('shows the note with its date written out', async () => {
    await renderThread(note().by(alice).text('Here I am').build());
    expect(screen.getByRole('article', { name: 'Alice', description: 'Here I am' })).toBeTruthy();
    expect(screen.getByRole('time').textContent).toContain('2024');
  });

  test('shows a note that is known already before the server answers', () => {
    const known = note().by(alice).text('From the timeline').build();
    renderWith(<NoteThread noteId={known.id} />, {
      notes: [known],
      api: { 'notes/show': () => new Promise(() => {}), 'notes/children': [] },
    });
    expect(screen.getByText('From the timeline')).toBeTruthy();
  });

  test('says why it cannot, and tries again', async () => {
    const shown = note().text('At last').build();
    const view = await renderThread(shown, { 'notes/show': apiError({ message: 'No such note.' }) });
    view.api.on('notes/show', shown);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(settled);
    expect(screen.getByText('At last')).toBeTruthy();
  });

  test('says that a deleted note is deleted', async () => {
    const shown = note().build();
    const { account } = await renderThread(shown);
    act(() => void account.notes.remove(shown.id));
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.getByText('(deleted)')).toBeTruthy();
  });

  test('shows what it answers, and what came before on demand', async () => {
    const first = note().by(carol).text('first').build();
    const second = note().by(alice).text('second').replyingTo(first).build();
    const third = note().by(carol).text('third').replyingTo(second).build();
    await renderThread(third, { 'notes/conversation': [first] });
    expect(texts()).toEqual(['second', 'third']);
    fireEvent.click(screen.getByRole('button', { name: 'Load conversation' }));
    await act(settled);
    expect(texts()).toEqual(['first', 'second', 'third']);
  });

  test('shows answers, and answers to answers', async () => {
    const shown = note().by(alice).text('question').with({ repliesCount: 1 }).build();
    const answer = note().by(carol).text('answer').with({ replyId: shown.id, repliesCount: 1 }).build();
    const thanks = note().by(alice).text('thanks').with({ replyId: answer.id }).build();
    await renderThread(shown, {
      'notes/children': ({ noteId }) => (noteId === shown.id ? [answer] : noteId === answer.id ? [thanks] : []),
    });
    expect(texts()).toEqual(['question', 'answer', 'thanks']);
  });

  test('fetches answers again when there are more of them', async () => {
    const shown = note().by(alice).text('question').build();
    const { account, api } = await renderThread(shown);
    api.on('notes/children', [note().by(carol).text('a new answer').with({ replyId: shown.id }).build()]);
    act(() => account.notes.patch(shown.id, (known) => ({ ...known, repliesCount: 1 })));
    await act(settled);
    expect(screen.getByText('a new answer')).toBeTruthy();
  });

  test.each([
    ['a muted word', { mutedWords: [['spiders']] }, 'Carol said something (muted word)'],
    ['a hard-muted word', { hardMutedWords: [['spiders']] }, 'Carol said something (muted word)'],
    ['nothing but a mute of the author', {}, 'Carol said something (muted account)'],
  ])('MU11 shows an answer with %s as a line', async (_what, fields, line) => {
    const shown = note().by(alice).text('question').with({ repliesCount: 1 }).build();
    const answer = note().by(carol).text('spiders').with({ replyId: shown.id }).build();
    const view = await renderThread(shown, { 'notes/children': [answer] }, [], user('bob').me(fields));
    if (line.includes('account')) act(() => view.account.users.patch(carol.id, (known) => ({ ...known, isMuted: true })));
    fireEvent.click(screen.getByRole('button', { name: line }));
    expect(texts()).toEqual(['question', 'spiders']);
  });

  test('MU11 leaves a word in what it answers alone', async () => {
    const answered = note().by(carol).text('spiders').build();
    const shown = note().by(alice).text('really?').replyingTo(answered).build();
    await renderThread(shown, {}, [], user('bob').me({ mutedWords: [['spiders']] }));
    expect(texts()).toEqual(['really?']);
    expect(screen.getByRole('button', { name: 'Carol said something (muted word)' })).toBeTruthy();
  });

  test('says who reacted, one kind at a time', async () => {
    const shown = note().by(alice).reactions({ '👍': 2, '🎉': 1 }).build();
    await renderThread(shown, {
      'notes/reactions': ({ type }) => [
        { id: `r-${type}`, createdAt: '2024-02-10T00:00:00.000Z', user: type === '🎉' ? carol : alice, type: type! },
      ],
    });
    fireEvent.click(screen.getByRole('tab', { name: 'Reactions' }));
    await act(settled);
    const panel = within(screen.getByRole('tabpanel', { name: 'Reactions' }));
    expect(panel.getByText('Alice')).toBeTruthy();
    fireEvent.click(panel.getByRole('button', { name: '🎉, 1 reaction' }));
    await act(settled);
    expect(panel.getByText('Carol')).toBeTruthy();
  });

  test('says who renoted', async () => {
    const shown = note().by(alice).with({ renoteCount: 1 }).build();
    await renderThread(shown, { 'notes/renotes': [note().by(carol).renoting(shown).build()] });
    fireEvent.click(screen.getByRole('tab', { name: 'Renotes' }));
    await act(settled);
    expect(within(screen.getByRole('tabpanel', { name: 'Renotes' })).getByText('Carol')).toBeTruthy();
  });

  test('warns that a note of another server may not be complete', async () => {
    await renderThread(note().by(user('dave').from('far.example').build()).with({ uri: 'https://far.example/notes/1' }).build());
    expect(screen.getByRole('link', { name: /original server/ }).getAttribute('href')).toBe('https://far.example/notes/1');
  });

  test('shows what the author wrote around it, on demand and newest first', async () => {
    const [earlier, shown, later, latest] = ['earlier', 'now', 'later', 'latest'].map((text) => note().by(alice).text(text).build());
    const { api } = await renderThread(shown!, {
      'users/notes': ({ sinceId }) => (sinceId === undefined ? [earlier!] : [later!, latest!]),
    });
    fireEvent.click(screen.getByRole('button', { name: 'Newer notes by Alice' }));
    await act(settled);
    fireEvent.click(screen.getByRole('button', { name: 'Older notes by Alice' }));
    await act(settled);
    expect(texts()).toEqual(['latest', 'later', 'now', 'earlier']);
    expect(api.paramsOf('users/notes')).toEqual([
      { userId: alice.id, limit: 10, sinceId: shown!.id },
      { userId: alice.id, limit: 10, untilId: shown!.id },
    ]);
  });

  test('puts new answers on top, and keeps what was loaded below', async () => {
    const shown = note().by(alice).text('question').with({ repliesCount: 31 }).build();
    const answers = Array.from({ length: 31 }, (_, place) =>
      note()
        .by(carol)
        .text(`answer ${place + 1}`)
        .with({ replyId: shown.id })
        .build(),
    ).toReversed();
    const { account, api } = await renderThread(shown, {
      'notes/children': ({ untilId, limit = 10 }) => answers.filter(({ id }) => untilId === undefined || id < untilId).slice(0, limit),
    });
    fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
    await act(settled);
    expect(texts()).toHaveLength(32);
    answers.unshift(note().by(carol).text('a new answer').with({ replyId: shown.id }).build());
    act(() => account.notes.patch(shown.id, (known) => ({ ...known, repliesCount: 32 })));
    await act(settled);
    expect([texts()[1], texts().at(-1), texts().length]).toEqual(['a new answer', 'answer 1', 33]);
    expect(api.paramsOf('notes/children').at(-1)).toEqual({ noteId: shown.id, limit: 30 });
  });

  test('looks for answers of people whom nobody tells of', async () => {
    const shown = note().by(alice).text('question').build();
    const { api, clock } = await renderThread(shown);
    api.on('notes/children', [note().by(carol).text('a new answer').with({ replyId: shown.id }).build()]);
    act(() => clock.advance(30_000));
    await act(settled);
    expect(texts()).toEqual(['question', 'a new answer']);
  });

  test('asks for everything anew after a lost connection', async () => {
    const shown = note().by(alice).text('question').build();
    const { api, network, frames, clock } = await renderThread(shown, { i: user('bob').me(), 'i/registry/get-all': {} });
    network.socket.accept();
    act(() => frames.next());
    api.calls.length = 0;
    api.on('notes/children', [note().by(carol).text('meanwhile').with({ replyId: shown.id }).build()]);
    await act(async () => {
      network.socket.drop();
      clock.advance(10_000);
      network.socket.accept();
      frames.next();
      await settled();
    });
    expect(api.paramsOf('notes/show')).toEqual([{ noteId: shown.id }]);
    expect(texts()).toEqual(['question', 'meanwhile']);
  });

  test('changes with what happens to everything shown', async () => {
    const shown = note().by(alice).text('question').with({ repliesCount: 1 }).build();
    const answer = note().by(carol).text('answer').with({ replyId: shown.id }).reactions({ '👍': 1 }).build();
    const { network, frames } = await renderThread(shown, { 'notes/children': ({ noteId }) => (noteId === shown.id ? [answer] : []) });
    network.socket.accept();
    const tell = (type: string, body: object) =>
      act(() => {
        network.socket.receive({ type: 'noteUpdated', body: { id: answer.id, type, body } });
        frames.next();
      });
    tell('reacted', { reaction: '👍', userId: 'somebody' });
    expect(screen.getByRole('button', { name: '👍, 2 reactions' })).toBeTruthy();
    tell('deleted', { deletedAt: '2024-02-10T00:00:00.000Z' });
    expect(texts()).toEqual(['question']);
  });

  test('fetches who reacted again when somebody joins in', async () => {
    const shown = note().by(alice).reactions({ '👍': 1 }).build();
    const entry = (who: typeof carol) => ({ id: `r-${who.id}`, createdAt: '2024-02-10T00:00:00.000Z', user: who, type: '👍' });
    const { account, api } = await renderThread(shown, { 'notes/reactions': [entry(alice)] });
    fireEvent.click(screen.getByRole('tab', { name: 'Reactions' }));
    await act(settled);
    api.on('notes/reactions', [entry(carol), entry(alice)]);
    act(() => account.notes.patch(shown.id, (known) => ({ ...known, reactions: { '👍': 2 } })));
    await act(settled);
    expect(within(screen.getByRole('tabpanel', { name: 'Reactions' })).getByText('Carol')).toBeTruthy();
  });

  test('continues a deep thread on a page of its own', async () => {
    const chain = [note().by(alice).text('0').with({ repliesCount: 1 }).build()];
    for (let depth = 1; depth <= 6; depth += 1) {
      chain.push(
        note()
          .by(carol)
          .text(String(depth))
          .with({ replyId: chain.at(-1)!.id, repliesCount: 1 })
          .build(),
      );
    }
    await renderThread(chain[0]!, { 'notes/children': ({ noteId }) => chain.filter(({ replyId }) => replyId === noteId) });
    for (let depth = 1; depth <= 5; depth += 1) await act(settled);
    expect(texts()).toEqual(['0', '1', '2', '3', '4', '5']);
    expect(screen.getByRole('link', { name: 'Continue thread' }).getAttribute('href')).toBe(`/notes/${chain[5]!.id}`);
  });

  test('lists the clips that the note is in', async () => {
    const clip = { id: 'c1', createdAt: '2024-02-10T00:00:00.000Z', lastClippedAt: null, userId: carol.id, user: carol, name: 'Soups' };
    const fields = { description: null, isPublic: true, favoritedCount: 0, isFavorited: false };
    await renderThread(note().by(alice).with({ clippedCount: 1 }).build(), { 'notes/clips': [{ ...clip, ...fields }] });
    const clips = within(screen.getByRole('region', { name: 'Clips' }));
    expect(clips.getByRole('link', { name: 'Soups' }).getAttribute('href')).toBe('/clips/c1');
  });

  test('does not ask for clips of a note that is in none, but of old ones, which nobody counted', async () => {
    const { api, unmount } = await renderThread(note().by(alice).with({ clippedCount: 0 }).build());
    expect(api.paramsOf('notes/clips')).toEqual([]);
    unmount();
    const old = await renderThread(note().by(alice).with({ clippedCount: 0, createdAt: '2023-09-30T00:00:00.000Z' }).build(), {
      'notes/clips': [],
    });
    expect(old.api.paramsOf('notes/clips')).toHaveLength(1);
  });

  test('shows what came around it in its channel', async () => {
    const channel = { id: 'c1', name: 'Gardens', color: '#88aa33', isSensitive: false, allowRenoteToExternal: true };
    const shown = note().by(alice).text('now').with({ channel, channelId: 'c1' }).build();
    const later = note().by(carol).text('later').build();
    const { api } = await renderThread(shown, { 'channels/timeline': [later] });
    fireEvent.click(screen.getByRole('button', { name: 'Newer notes in Gardens' }));
    await act(settled);
    expect(texts()).toEqual(['later', 'now']);
    expect(api.paramsOf('channels/timeline')).toEqual([{ channelId: 'c1', limit: 10, sinceId: shown.id }]);
  });

  test('is walked through with j and k, and arrows where nothing else uses them', async () => {
    const parent = note().by(carol).text('parent').build();
    const shown = note().by(alice).text('question').replyingTo(parent).with({ repliesCount: 1 }).build();
    const answer = note().by(carol).text('answer').with({ replyId: shown.id }).build();
    await renderThread(shown, { 'notes/children': ({ noteId }) => (noteId === shown.id ? [answer] : []) });
    const key = (name: string, target: Element = document.activeElement!) => fireEvent.keyDown(target, { key: name });
    const focused = () => document.activeElement?.querySelector('[dir="auto"]')?.textContent;
    key('j', screen.getByRole('button', { name: 'Newer notes by Alice' }));
    expect(focused()).toBe('parent');
    key('ArrowDown');
    expect(focused()).toBe('question');
    key('j');
    expect(focused()).toBe('answer');
    key('j');
    expect(focused()).toBe('answer');
    key('k');
    expect(focused()).toBe('question');
    const [reply] = within(document.activeElement as HTMLElement).getAllByRole('button', { name: 'Reply' });
    key('ArrowUp', reply);
    expect(focused()).toBe('question');
    key('k', reply);
    expect(focused()).toBe('parent');
  });
});

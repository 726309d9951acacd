import { act, fireEvent, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import type { WireMe, WireNote } from '~/api/wire';
import { NoteCard } from '~/components/note/card/NoteCard';
import { SubNote } from '~/components/note/card/SubNote';
import { ThreadNote } from '~/components/note/thread/ThreadNote';
import { file, note, user } from '../../../fixtures/builders';
import { renderWith } from '../renderNote';

const alice = user('alice').build();

describe('a note in a list', () => {
  test('a note is an article labeled by its author and described by its text', () => {
    const shown = note().by(alice).text('Good morning').build();
    renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
    expect(screen.getByRole('article', { name: 'Alice', description: 'Good morning' })).toBeTruthy();
  });

  test('the description of a note says whether its content is hidden, who can read it, and how many files it has', () => {
    const shown = note().by(alice).cw('Spring').text('Good morning').visibility('followers').files(file(), file()).build();
    renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
    const article = screen.getByRole('article', { name: 'Alice', description: 'Spring Content hidden, Followers, 2 files' });
    fireEvent.click(screen.getByRole('button', { name: /^Show(?! (?:more|less))/ }));
    expect(screen.getByRole('article', { description: 'Spring Content shown, Followers, 2 files' })).toBe(article);
  });

  test('a renote of a deleted note is one line that says so, and a quote of one keeps its text', () => {
    const lost = { renoteId: 'gone', renote: null };
    const renote = { ...note().id('n1').by(alice).build(), text: null, ...lost };
    const quote = { ...note().id('n2').by(alice).text('My words').build(), ...lost };
    renderWith(
      <>
        <NoteCard noteId="n1" />
        <NoteCard noteId="n2" />
      </>,
      { notes: [renote, quote] },
    );
    const [line, whole] = screen.getAllByRole('article');
    expect(line?.textContent).toBe('Alice renoted a note that was deleted');
    expect(whole?.textContent).toContain('My words');
    expect(whole?.textContent).toContain('(deleted)');
  });

  test('a note takes the focus', () => {
    const shown = note().build();
    renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
    expect(screen.getByRole('article').tabIndex).toBe(0);
  });

  test('Enter opens a note here, with Shift in a window, and with Alt in a column', () => {
    const shown = note().id('n1').build();
    const { root, visited } = renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
    const article = screen.getByRole('article');
    const places = () =>
      runInAction(() => ({
        here: [...visited],
        windows: root.workspace.windows.map(({ paneId }) => root.workspace.visitsOf(paneId).entries[0]!.href),
        columns: root.workspace.deckPanes.slice(1).map((id) => root.workspace.visitsOf(id).entries[0]!.href),
      }));
    act(() => article.focus());
    fireEvent.keyDown(article, { key: 'Enter' });
    expect(places()).toEqual({ here: ['/notes/n1'], windows: [], columns: [] });
    fireEvent.keyDown(article, { key: 'Enter', shiftKey: true });
    expect(places()).toEqual({ here: ['/notes/n1'], windows: ['/notes/n1'], columns: [] });
    fireEvent.keyDown(article, { key: 'Enter', altKey: true });
    expect(places()).toEqual({ here: ['/notes/n1'], windows: ['/notes/n1'], columns: ['/notes/n1'] });
  });

  test('a note gives its buttons the same names whatever they count', () => {
    const shown = note().with({ repliesCount: 2, renoteCount: 3 }).build();
    renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
    const names = ['Reply', 'Renote', 'React', 'More'];
    for (const name of names) expect(screen.getByRole('button', { name })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reply' }).parentElement?.textContent).toBe('2');
    expect(screen.getByRole('button', { name: 'Renote' }).getAttribute('aria-description')).toBe('3 renotes');
  });

  test.each([
    ['home', 'Home'],
    ['followers', 'Followers'],
    ['specified', 'Direct'],
  ] as const)('a note says that it is for %s', (visibility, label) => {
    const shown = note().visibility(visibility).build();
    renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
    expect(screen.getByRole('img', { name: label })).toBeTruthy();
  });

  test('a public note does not say who can read it', () => {
    const shown = note().build();
    renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
    expect(screen.queryByRole('img', { name: /Home|Followers|Direct/ })).toBeNull();
  });

  test('a note says that it stays on its server', () => {
    const shown = note().localOnly().build();
    renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
    expect(screen.getByRole('img', { name: 'Not federated' })).toBeTruthy();
  });

  test('the time of a note links to the note and has the full date', () => {
    const shown = note().build();
    renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
    const time = screen.getByRole('time');
    fireEvent.pointerEnter(time);
    expect(time.title).toContain('2024');
    expect(time.closest('a')?.getAttribute('href')).toBe(`/notes/${shown.id}`);
  });

  test('a note shows the server of a remote author', () => {
    const shown = note().by(user('carol').from('far.example').build()).build();
    renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
    expect(screen.getByText('far.example')).toBeTruthy();
    expect(screen.getByText('@far.example')).toBeTruthy();
  });

  test('a note that may not be read has a placeholder', () => {
    const shown = note().with({ isHidden: true, text: null }).build();
    renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
    expect(screen.getByText('(private)')).toBeTruthy();
  });

  test('a deleted note disappears', () => {
    const shown = note().build();
    const { account } = renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
    act(() => void account.notes.remove(shown.id));
    expect(screen.queryByRole('article')).toBeNull();
  });

  test('a pinned note says so', () => {
    const shown = note().build();
    renderWith(<NoteCard noteId={shown.id} isPinned />, { notes: [shown] });
    expect(screen.getByText('Pinned note')).toBeTruthy();
  });

  test('a reply shows the note above it that it replies to', () => {
    const question = note().by(user('carol').build()).text('What is the time?').build();
    const shown = note().by(alice).text('Late').replyingTo(question).build();
    renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
    expect(screen.getByRole('link', { name: 'In reply to What is the time?' }).getAttribute('href')).toBe(`/notes/${question.id}`);
    expect(screen.getAllByRole('link', { name: 'Carol' })).toHaveLength(1);
  });

  test('a reply says when the other note is deleted, or never arrived', () => {
    const question = note().build();
    const shown = note().by(alice).text('Late').replyingTo(question).build();
    const orphan = note().by(alice).text('Later').with({ replyId: 'gone', reply: null }).build();
    const { account, rerender } = renderWith(<NoteCard noteId={shown.id} />, { notes: [shown, orphan] });
    act(() => void account.notes.remove(question.id));
    expect(within(screen.getByRole('article', { description: 'Late' })).getByText('(deleted)')).toBeTruthy();
    rerender(<NoteCard noteId={orphan.id} />);
    expect(within(screen.getByRole('article', { description: 'Later' })).getByText('(deleted)')).toBeTruthy();
  });

  test('a quote shows the quoted note in a box', () => {
    const quoted = note().by(user('carol').build()).text('The original').build();
    const shown = note().by(alice).quoting(quoted).build();
    renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
    expect(within(screen.getByRole('figure', { name: 'Note by Carol' })).getByText('The original')).toBeTruthy();
  });

  test("a quoted note is announced by its author's name without emoji codes", () => {
    const quoted = note().by(user('carol').name(':cat: Carol').build()).build();
    const shown = note().by(alice).quoting(quoted).build();
    renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
    expect(screen.getByRole('figure', { name: 'Note by Carol' })).toBeTruthy();
  });

  test('a quote says that the quoted note is deleted', () => {
    const quoted = note().build();
    const shown = note().quoting(quoted).build();
    const { account } = renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
    act(() => void account.notes.remove(quoted.id));
    expect(screen.getByText('(deleted)')).toBeTruthy();
  });
});

describe('a renote without words', () => {
  const inner = note().by(alice).text('Worth reading').build();
  const renote = note().by(user('carol').build()).renoting(inner).build();

  test('a renote shows the note inside and who renoted it', () => {
    renderWith(<NoteCard noteId={renote.id} />, { notes: [renote] });
    expect(screen.getByRole('article', { name: 'Alice' })).toBeTruthy();
    expect(screen.getByText(/renoted/).textContent).toBe('Carol renoted');
  });

  test('the line of a folded renote is named by who renoted it, who wrote it, and how it begins', () => {
    const seen = note()
      .by(alice)
      .text(`Seen before ${'and after '.repeat(20)}`)
      .reactions({ '👍': 1 }, '👍')
      .build();
    const again = note().by(user('carol').build()).renoting(seen).build();
    renderWith(<NoteCard noteId={again.id} />, { notes: [again] });
    const name = screen.getByRole('article').getAttribute('aria-label');
    expect(name).toMatch(/^Carol renoted\. Alice: Seen before and after .*…$/);
    expect(name!.length).toBeLessThan(130);
  });

  test('a renote is one line when the reader has reacted to the note, and opens on demand', () => {
    const seen = note().by(alice).text('Seen before').reactions({ '👍': 1 }, '👍').build();
    const again = note().by(user('carol').build()).renoting(seen).build();
    renderWith(<NoteCard noteId={again.id} />, { notes: [again] });
    expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
    expect(screen.getByRole('article').hasAttribute('aria-describedby')).toBe(false);
    const line = screen.getByRole('button', { name: 'Seen before' });
    line.focus();
    fireEvent.click(line);
    expect(screen.getByRole('button', { name: 'Reply' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('article', { description: /Seen before/ }));
  });

  test('a renote does not fold while the reader reacts to it', () => {
    const { account } = renderWith(<NoteCard noteId={renote.id} />, { notes: [renote] });
    act(() => account.notes.patch(inner.id, (known) => ({ ...known, reactions: { '👍': 1 }, myReaction: '👍' })));
    expect(screen.getByRole('button', { name: 'Reply' })).toBeTruthy();
  });

  test('a renote is shown in full when the setting says so', () => {
    const seen = note().by(alice).reactions({ '👍': 1 }, '👍').build();
    const again = note().by(user('carol').build()).renoting(seen).build();
    const { root } = renderWith(<NoteCard noteId={again.id} />, { notes: [again] });
    act(() => root.settings.set('collapseRenotes', false));
    expect(screen.getByRole('button', { name: 'Reply' })).toBeTruthy();
  });
});

describe('a content warning', () => {
  const warned = note().by(alice).cw('Spoiler').text('The butler did it').files(file()).build();

  test('a content warning hides the text and says what is behind it', () => {
    renderWith(<NoteCard noteId={warned.id} />, { notes: [warned] });
    expect(screen.queryByText('The butler did it')).toBeNull();
    expect(screen.getByRole('button', { name: 'Show', expanded: false, description: '17 characters · 1 file' })).toBeTruthy();
    expect(screen.getByRole('article', { description: 'Spoiler Content hidden, 1 file' })).toBeTruthy();
  });

  test('a content warning stays open when the row is mounted again', () => {
    const { rerender } = renderWith(<NoteCard noteId={warned.id} />, { notes: [warned] });
    fireEvent.click(screen.getByRole('button', { expanded: false }));
    rerender(<p />);
    rerender(<NoteCard noteId={warned.id} />);
    expect(screen.getByText('The butler did it')).toBeTruthy();
  });
});

describe('a long content warning', () => {
  test.each(['beware\n'.repeat(500), '$[x4 $[x4 beware]]'])(
    'a long content warning is folded, unfolds on demand, and stays unfolded when the row is mounted again',
    (cw) => {
      const shown = note().by(alice).cw(cw).text('The end').build();
      const { rerender } = renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
      const more = screen.getByRole('button', { name: 'Show more' });
      expect(more.parentElement!.textContent).toContain('beware');
      fireEvent.click(more);
      rerender(<p />);
      rerender(<NoteCard noteId={shown.id} />);
      expect(screen.getByRole('button', { name: 'Show less' })).toBeTruthy();
      expect(screen.getByRole('button', { name: /^Show(?! (?:more|less))/ }).getAttribute('aria-expanded')).toBe('false');
    },
  );

  test('a content warning of a few words is not folded', () => {
    const shown = note().by(alice).cw('spoiler').text('The end').build();
    renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});

describe('a long note', () => {
  const long = note().text('word '.repeat(150)).build();

  test('a long note is folded, and unfolds on demand', () => {
    renderWith(<NoteCard noteId={long.id} />, { notes: [long] });
    fireEvent.click(screen.getByRole('button', { name: 'Show more', expanded: false }));
    expect(screen.getByRole('button', { name: 'Show less', expanded: true })).toBeTruthy();
  });
});

describe('a muted note', () => {
  const reader = user('bob').me({ mutedWords: [['spoiler']] });
  const line = 'Alice said something (muted word)';

  async function renderMuted(shown: WireNote, element = <NoteCard noteId={shown.id} />) {
    const view = renderWith(element, { notes: [shown], me: reader });
    await act(async () => void (await view.account.mutes.loading));
    return view;
  }

  test('MU6 a muted note is a line until the reader opens it', async () => {
    await renderMuted(note().by(alice).text('a spoiler follows').build());
    expect(screen.queryByText('a spoiler follows')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: line }));
    expect(screen.getByText('a spoiler follows')).toBeTruthy();
  });

  test('MU6 a muted note keeps the focus when it is opened, and its text describes it only then', async () => {
    await renderMuted(note().by(alice).text('a spoiler follows').build());
    const article = screen.getByRole('article', { name: 'Alice' });
    expect(article.hasAttribute('aria-describedby')).toBe(false);
    screen.getByRole('button', { name: line }).focus();
    fireEvent.click(document.activeElement!);
    expect(document.activeElement).toBe(article);
    expect(screen.getByRole('article', { description: 'a spoiler follows' })).toBe(article);
  });

  test("a muted note is announced by its author's name without emoji codes", async () => {
    await renderMuted(note().by(user('alice').name('Alice :cat:').build()).text('a spoiler follows').build());
    expect(screen.getByRole('article').getAttribute('aria-label')).toBe('Alice');
  });

  test.each(['quoting', 'replyingTo'] as const)('MU6 a note that is %s a note with the muted word is muted, too', async (referring) => {
    const other = note().by(user('carol').build()).text('spoiler').build();
    await renderMuted(note().by(alice)[referring](other).text('ha').build());
    expect(screen.getByRole('button', { name: line })).toBeTruthy();
  });

  test('MU6 a note with a hard-muted word is muted if a list did not leave it out', async () => {
    const shown = note().by(alice).text('a spoiler follows').build();
    const view = renderWith(<NoteCard noteId={shown.id} />, { notes: [shown], me: user('bob').me({ hardMutedWords: [['spoiler']] }) });
    await act(async () => void (await view.account.mutes.loading));
    expect(screen.getByRole('button', { name: line })).toBeTruthy();
  });

  test('MU9 a visible note becomes muted or unmuted when the words change', async () => {
    const shown = note().by(alice).text('a spoiler follows').build();
    const view = await renderMuted(shown);
    const mute = (mutedWords: WireMe['mutedWords']) =>
      act(async () => {
        view.account.meStore.merge({ mutedWords });
        await view.account.mutes.loading;
      });
    await mute([['else']]);
    expect(screen.getByText('a spoiler follows')).toBeTruthy();
    await mute([['follows']]);
    expect(screen.getByRole('button', { name: line })).toBeTruthy();
  });

  test('a note with sensitive files is a line that says so if a timeline wants none', async () => {
    const shown = note()
      .by(alice)
      .text('look')
      .files(file({ isSensitive: true }))
      .build();
    await renderMuted(shown, <NoteCard noteId={shown.id} foldsSensitive />);
    fireEvent.click(screen.getByRole('button', { name: 'Alice posted sensitive media' }));
    expect(screen.getByText('look')).toBeTruthy();
  });
});

test('a note of a channel has a bar in its color, in a list, in a conversation, and where somebody renoted it in a channel', () => {
  const inChannel = {
    channelId: 'c1',
    channel: { id: 'c1', name: 'Gardens', color: '#88aa33', isSensitive: false, allowRenoteToExternal: true },
  };
  const shown = note().by(alice).with(inChannel).build();
  const plain = note().by(alice).build();
  const renote = note().by(alice).renoting(plain).with(inChannel).build();
  const bars = (element: ReactElement) => {
    const { container, unmount } = renderWith(element, { notes: [shown, plain, renote] });
    const colors = [...container.querySelectorAll<HTMLElement>('[data-part="channel-bar"]')].map(({ style }) =>
      style.getPropertyValue('--channel'),
    );
    unmount();
    return colors;
  };
  expect({
    list: bars(<NoteCard noteId={shown.id} />),
    conversation: bars(<ThreadNote noteId={shown.id} />),
    part: bars(<SubNote noteId={shown.id} />),
    renote: bars(<NoteCard noteId={renote.id} />),
    none: bars(<NoteCard noteId={plain.id} />),
  }).toEqual({ list: ['#88aa33'], conversation: ['#88aa33'], part: ['#88aa33'], renote: ['#88aa33'], none: [] });
});

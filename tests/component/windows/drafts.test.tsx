import { act, fireEvent, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { StorageError } from '~/lib/AppError';
import type { DraftData, DraftTarget } from '~/stores/drafts/draftData';
import { DraftStore } from '~/stores/drafts/DraftStore';
import OverlayHost from '~/workspace/overlays/OverlayHost';
import { file, note, user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { draft } from '../../fixtures/drafts';
import { apiError } from '../../fixtures/FakeApi';
import type { ApiScript } from '../../fixtures/FakeApi';
import { MemoryKeyValueStore, MemoryLocalStore } from '../../fixtures/memoryStores';
import { nextFrame } from '../nextFrame';
import { renderWithRoot } from '../renderWithRoot';

const bob = user('bob');

beforeAll(async () => {
  await import('../../../windows/drafts/DraftsWindow');
  await import('../../../windows/composer/ComposerWindow');
});

beforeEach(() => {
  document.body.replaceChildren();
  const layers = document.createElement('div');
  layers.id = 'layers';
  document.body.append(layers);
});

function setUp(api: ApiScript = {}) {
  const [local, kv] = [new MemoryLocalStore(), new MemoryKeyValueStore()];
  const test = renderWithRoot(<OverlayHost />, { me: bob.me(), api: { emojis: { emojis: [] }, ...api }, local, kv });
  const drafts = () => new DraftStore(test.root).of('example.test/user-bob');
  const write = async (data: Partial<DraftData>, target: DraftTarget = {}) => {
    test.clock.advance(1);
    const writing = drafts().write({ target });
    writing.change(draft({ visibility: 'public', ...data }));
    await writing.flush();
    return writing;
  };
  const arrive = async () => {
    await act(settled);
    await nextFrame();
  };
  const open = async () => {
    const chosen = runInAction(() => test.root.overlays.open('drafts', {}));
    await arrive();
    return { chosen };
  };
  return { ...test, drafts, write, open, arrive };
}

const rows = () =>
  within(screen.getByRole('list', { name: 'Drafts' }))
    .queryAllByRole('listitem')
    .map((row) => row.textContent);

describe('the list of drafts', () => {
  test('each draft is listed with what it has, the newest first', async () => {
    const { write, open } = setUp();
    await write({ text: 'Older', visibility: 'home' });
    await write({ text: 'Newer', useCw: true, cw: 'Plants', files: [file()], quoteId: 'n1' }, { replyId: 'r' });
    await open();
    expect(rows()).toEqual([expect.stringMatching(/Reply.*Plants.*Newer.*1 file.*Quote/), expect.stringMatching(/New note.*Older.*Home/)]);
  });

  test('an empty list says where drafts come from', async () => {
    const { open } = setUp();
    await open();
    expect(screen.getByText('No drafts')).toBeTruthy();
  });

  test('a list that cannot be read can be tried again', async () => {
    const { write, open, kv, arrive } = setUp();
    await write({ text: 'Safe' });
    kv.failure = new StorageError('closed');
    await open();
    kv.failure = null;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await arrive();
    expect(rows()).toEqual([expect.stringContaining('Safe')]);
  });

  test('a search finds drafts by their words', async () => {
    const { write, open } = setUp();
    await write({ text: 'About ferns' });
    await write({ text: 'About cats' }, { replyId: 'r' });
    await open();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'fern' } });
    expect(rows()).toEqual([expect.stringContaining('About ferns')]);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'dogs' } });
    expect(screen.getByText('No drafts found')).toBeTruthy();
  });

  test('a deleted draft comes back with undo', async () => {
    const { write, open, root, arrive } = setUp();
    await write({ text: 'One' });
    await write({ text: 'Two' }, { replyId: 'r' });
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Delete: One' }));
    await arrive();
    const left = rows();
    expect(document.activeElement?.textContent).toContain('Two');
    act(() => root.overlays.toasts.items.at(-1)!.action!.run());
    await arrive();
    expect({ left, back: rows() }).toEqual({
      left: [expect.stringContaining('Two')],
      back: [expect.stringContaining('Two'), expect.stringContaining('One')],
    });
  });

  test('drafts that are older than a time are deleted together', async () => {
    const { write, open, clock, arrive } = setUp();
    await write({ text: 'Old' });
    clock.sleep(31 * 86_400_000);
    await write({ text: 'New' }, { replyId: 'r' });
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Delete old drafts…' }));
    await arrive();
    fireEvent.click(screen.getByRole('radio', { name: 'Older than 30 days' }));
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    await arrive();
    expect(rows()).toEqual([expect.stringContaining('New')]);
  });
});

describe('opening a draft', () => {
  test('a draft opens with the note that it replies to', async () => {
    const answered = note().by(user('alice').build()).text('Any answers?').build();
    const { write, open } = setUp({ 'notes/show': answered });
    const writing = await write({ text: 'Here is one' }, { replyId: answered.id });
    const { chosen } = await open();
    fireEvent.click(screen.getByRole('button', { name: /^Reply.*Here is one/ }));
    expect(await chosen).toEqual({ draftId: writing.id, replyId: answered.id });
  });

  test('a draft whose note is gone can become a note of its own', async () => {
    const { write, open, arrive } = setUp({ 'notes/show': apiError({ code: 'NO_SUCH_NOTE' }) });
    const writing = await write({ text: 'Too late' }, { replyId: 'gone' });
    const { chosen } = await open();
    fireEvent.click(screen.getByRole('button', { name: /^Reply.*Too late/ }));
    await arrive();
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(await chosen).toEqual({ draftId: writing.id });
  });
});

describe('versions', () => {
  test('a version is compared word by word and restored', async () => {
    const { write, open, clock, drafts, arrive } = setUp();
    const writing = await write({ text: 'The red house' });
    clock.advance(30_000);
    writing.change(draft({ text: 'The blue house' }));
    await writing.flush();
    await open();
    fireEvent.click(screen.getByRole('button', { name: '1 earlier version of: The blue house' }));
    const versions = within(screen.getByRole('list', { name: 'Earlier versions' }));
    fireEvent.click(versions.getByRole('button', { name: 'Compare with current' }));
    const compared = { removed: versions.getByText('red').tagName, added: versions.getByText('blue').tagName };
    fireEvent.click(versions.getByRole('button', { name: 'Restore' }));
    await arrive();
    expect({ compared, text: drafts().write({ target: {} }).open()?.text }).toEqual({
      compared: { removed: 'DEL', added: 'INS' },
      text: 'The red house',
    });
  });
});

describe('in the composer', () => {
  const text = () => screen.getByLabelText<HTMLTextAreaElement>('Note text');
  const choose = async (name: string, arrive: () => Promise<void>) => {
    fireEvent.click(screen.getByRole('button', { name: /^Drafts/ }));
    await arrive();
    fireEvent.click(screen.getByRole('menuitem', { name }));
    await arrive();
  };

  test('a note is set aside, and another one begins', async () => {
    const { root, drafts, arrive } = setUp();
    await act(async () => void root.overlays.open('composer', {}));
    await arrive();
    fireEvent.change(text(), { target: { value: 'For later' } });
    await choose('Save draft and start new', arrive);
    const empty = text().value;
    expect(screen.getByRole('button', { name: 'Drafts (1)' })).toBeTruthy();
    fireEvent.change(text(), { target: { value: 'For now' } });
    await arrive();
    const listed = (await drafts().list()).map(({ data }) => data.text);
    expect({ empty, listed: listed.toSorted() }).toEqual({ empty: '', listed: ['For later', 'For now'] });
  });

  test('a chosen draft opens in place of the one that is written, which is kept', async () => {
    const { root, write, drafts, arrive } = setUp();
    const writing = await write({ text: 'From yesterday' });
    await writing.setAside();
    await act(async () => void root.overlays.open('composer', {}));
    await arrive();
    fireEvent.change(text(), { target: { value: 'Of today' } });
    await choose('Open drafts', arrive);
    fireEvent.click(screen.getByRole('button', { name: /^New note.*From yesterday/ }));
    await arrive();
    await arrive();
    const shown = text().value;
    fireEvent.change(text(), { target: { value: 'From yesterday, continued' } });
    await arrive();
    expect({ shown, listed: (await drafts().list()).map(({ data }) => data.text).toSorted() }).toEqual({
      shown: 'From yesterday',
      listed: ['From yesterday, continued', 'Of today'],
    });
  });
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import MemoryPage from '../../../pages/memory/MemoryPage';
import SettingsMemoryPage from '../../../pages/settings/memory/MemoryPage';
import type { WireNote } from '~/api/wire';
import { FIXTURE_NOW, note, user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { withMemoryWorker } from '../../fixtures/memoryWorker';
import { renderWithRoot } from '../renderWithRoot';

const me = user('alice').me();
const bob = user('bob').build();
const MINE = `example.test/${me.id}`;

async function withNotes(notes: readonly WireNote[], account = MINE) {
  const memory = await withMemoryWorker();
  await memory.engine.write({ account, seenAt: FIXTURE_NOW, notes });
  return memory;
}

const open = async (params: Record<string, string> = {}) => {
  const rendered = renderWithRoot(<MemoryPage params={params} />, { me, api: { emojis: { emojis: [] } } });
  await act(settled);
  await act(settled);
  return rendered;
};
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: "Search what you've read" });
const type = async (words: string) => {
  fireEvent.change(field(), { target: { value: words } });
  await act(settled);
  await act(settled);
};
const found = () => screen.queryAllByRole('article').map(({ textContent }) => textContent);

describe('searching what was read', () => {
  test('results follow each key, without the server, and the address follows after a pause', async () => {
    await withNotes([note().by(bob).text('苔の庭で本を読む').build(), note().by(bob).text('海を見に行く').build()]);
    const { visited, clock, api } = await open();
    await waitFor(() => expect(found()).toHaveLength(2));
    await type('苔');
    await waitFor(() => expect(found()).toEqual([expect.stringContaining('苔の庭')]));
    await type('苔の庭');
    expect(found()).toEqual([expect.stringContaining('苔の庭')]);
    expect(visited).toEqual([]);
    act(() => clock.advance(600));
    expect(visited).toEqual([`/memory?${new URLSearchParams({ q: '苔の庭' }).toString()}`]);
    expect(api.calls.filter(({ endpoint }) => endpoint === 'notes/search')).toEqual([]);
  });

  test('an address with filters is searched at once, and its filters are open', async () => {
    await withNotes([note().by(bob).text('moss of bob').build(), note().by(user('carol').build()).text('moss of carol').build()]);
    await open({ q: 'moss', by: 'bob' });
    await waitFor(() => expect(found()).toEqual([expect.stringContaining('moss of bob')]));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'By user' }).value).toBe('bob');
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(found()).toHaveLength(2));
    expect(document.activeElement).toBe(field());
  });

  test('nothing found leads to the server, and an empty memory says how it fills', async () => {
    await withNotes([]);
    await open();
    expect(await screen.findByText('Nothing has been kept yet')).toBeTruthy();
    await type('fern');
    const link = await screen.findByRole('link', { name: 'Search the server' });
    expect(link.getAttribute('href')).toBe('/search?q=fern');
  });

  test('a memory that is off can be turned on', async () => {
    await withNotes([]);
    const { root } = await open();
    act(() => root.settings.set('readMemory', false));
    fireEvent.click(await screen.findByRole('button', { name: 'Keep notes you read' }));
    expect(root.settings.get('readMemory')).toBe(true);
  });

  test('a memory that cannot answer says so, and can be asked again', async () => {
    const { engine } = await withNotes([note().by(bob).text('moss').build()]);
    const failing = vi.spyOn(engine, 'search').mockImplementation(() => {
      throw new Error('busy');
    });
    await open({ q: 'moss' });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    failing.mockRestore();
    fireEvent.click(retry);
    await waitFor(() => expect(found()).toEqual([expect.stringContaining('moss')]));
  });

  test('what another account has read is found on request, and leads to its server', async () => {
    const { engine } = await withNotes([note().by(bob).text('moss of mine').build()]);
    const other = 'example.test/user-work';
    await engine.write({ account: other, seenAt: FIXTURE_NOW, notes: [note().id('n9').by(bob).text('moss of work').build()] });
    await open({ q: 'moss', account: 'all' });
    await waitFor(() => expect(found()).toHaveLength(2));
    const foreign = screen.getByRole('article', { name: 'Note by Bob' });
    expect(
      within(foreign)
        .getByRole('link', { name: /Open on its server/ })
        .getAttribute('href'),
    ).toBe('https://example.test/notes/n9');
  });
});

describe('the settings of the memory', () => {
  const openSettings = async () => {
    const rendered = renderWithRoot(<SettingsMemoryPage />, { me });
    await act(settled);
    return rendered;
  };

  test('the figures are there, and erasing asks first', async () => {
    const { engine } = await withNotes([note().by(bob).text('moss').build(), note().by(bob).text('fern').build()]);
    const { root } = await openSettings();
    expect(await screen.findByText('2 notes')).toBeTruthy();
    expect(screen.getByText('1 person')).toBeTruthy();
    const confirm = vi.spyOn(root.overlays, 'confirm').mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    fireEvent.click(screen.getByRole('button', { name: 'Erase' }));
    await act(settled);
    expect((await engine.figures()).notes).toBe(2);
    fireEvent.click(screen.getByRole('button', { name: 'Erase' }));
    expect(await screen.findByText(/Nothing has been kept yet/)).toBeTruthy();
    expect(confirm).toHaveBeenCalledTimes(2);
    expect((await engine.figures()).notes).toBe(0);
  });

  test('an export can be imported on another device, and is readable in Markdown', async () => {
    await withNotes([note().by(bob).text('moss').build(), note().by(bob).text('fern').build()]);
    const saved: Blob[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const saving = vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
      saved.push(content as Blob);
      return 'blob:test';
    });
    const { unmount } = await openSettings();
    fireEvent.click(screen.getByRole('button', { name: 'Export as JSON' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    fireEvent.click(screen.getByRole('button', { name: 'Export as Markdown' }));
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(await saved[1]!.text()).toContain('## Bob (@bob@example.test)');
    unmount();
    saving.mockRestore();

    const { engine } = await withNotes([]);
    const { root } = await openSettings();
    const toast = vi.spyOn(root.overlays, 'toast');
    const file = new File([await saved[0]!.text()], 'wisteria-memory.json', { type: 'application/json' });
    fireEvent.change(screen.getByLabelText('Import from JSON'), { target: { files: [file] } });
    await waitFor(() => expect(toast).toHaveBeenCalledWith(expect.objectContaining({ text: '2 notes were imported.' })));
    expect((await engine.figures()).accounts).toEqual([{ key: MINE, notes: 2 }]);
  });

  test('a file without notes is refused', async () => {
    await withNotes([]);
    const { root } = await openSettings();
    const alert = vi.spyOn(root.overlays, 'alert').mockResolvedValue();
    fireEvent.change(screen.getByLabelText('Import from JSON'), { target: { files: [new File(['{"notes":[]}'], 'x.json')] } });
    await waitFor(() => expect(alert).toHaveBeenCalledWith({ kind: 'error', text: 'That file contains no exported notes.' }));
  });
});

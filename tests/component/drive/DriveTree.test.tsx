import { act, fireEvent, screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { beforeEach, expect, test, vi } from 'vitest';
import type { WireDriveFolder } from '~/api/wire';
import { DriveView } from '~/components/drive/DriveView';
import { useDriveFolder } from '~/components/drive/useDriveFolder';
import { NetworkError } from '~/lib/AppError';
import { driveFolders, takeDriveFolder } from '~/stores/resources/drive/driveFolders';
import { file, user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import type { ApiScript } from '../../fixtures/FakeApi';
import { renderWithRoot } from '../renderWithRoot';

const folder = (id: string, parentId: string | null = null): WireDriveFolder => ({
  id,
  createdAt: '2024-02-10T12:00:00.000Z',
  name: id,
  parentId,
});

const all = [folder('ink'), folder('paper'), folder('blue', 'ink'), folder('dark', 'blue')];

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  return () => vi.restoreAllMocks();
});

const Drive = observer(function Drive({ folderId }: { folderId: string | null }) {
  return <DriveView browser={useDriveFolder(folderId)} place={{ mode: 'browse' }} />;
});

async function show(folderId: string | null = null, script: ApiScript = {}) {
  const view = renderWithRoot(<Drive folderId={folderId} />, {
    me: user('alice').me(),
    api: {
      drive: { capacity: 1000, usage: 250 },
      'drive/files': [file({ id: 'a', name: 'face.png' })],
      'drive/folders': ({ folderId: parent }) => all.filter(({ parentId }) => parentId === (parent ?? null)),
      'drive/folders/show': ({ folderId: id }) => {
        const withParents = (one: WireDriveFolder): WireDriveFolder => {
          const parent = all.find((other) => other.id === one.parentId);
          return { ...one, ...(parent && { parent: withParents(parent) }) };
        };
        return withParents(all.find((one) => one.id === id)!);
      },
      ...script,
    },
  });
  await act(settled);
  return view;
}

const items = () => screen.getAllByRole('treeitem').map((item) => `${item.getAttribute('aria-level')} ${item.getAttribute('aria-label')}`);
const item = (name: string) => screen.getByRole('treeitem', { name });
const press = async (key: string) => {
  await act(async () => {
    fireEvent.keyDown(document.activeElement!, { key });
    await settled();
  });
  return document.activeElement?.getAttribute('aria-label');
};

test('the tree begins with the folders of the root, and a branch loads when it is opened', async () => {
  const { api } = await show();
  expect(items()).toEqual(['1 Drive', '2 ink', '2 paper']);
  expect(item('ink').getAttribute('aria-expanded')).toBe('false');
  act(() => item('Drive').focus());
  expect(await press('ArrowDown')).toBe('ink');
  await press('ArrowRight');
  expect(items()).toEqual(['1 Drive', '2 ink', '3 blue', '2 paper']);
  expect(api.paramsOf('drive/folders').map(({ folderId }) => folderId)).toEqual([null, 'ink']);
});

test('arrow keys walk through the tree as the pattern says', async () => {
  await show();
  act(() => item('ink').focus());
  expect(await press('ArrowRight')).toBe('ink');
  expect(await press('ArrowRight')).toBe('blue');
  expect(await press('ArrowLeft')).toBe('ink');
  expect(await press('ArrowLeft')).toBe('ink');
  expect(items()).toEqual(['1 Drive', '2 ink', '2 paper']);
  expect(await press('End')).toBe('paper');
  expect(await press('Home')).toBe('Drive');
  expect(screen.getAllByRole('treeitem').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
});

test('the branch of the current folder is open, and Enter goes to another folder', async () => {
  const { visited } = await show('dark');
  expect(items()).toEqual(['1 Drive', '2 ink', '3 blue', '4 dark', '2 paper']);
  expect(item('dark').getAttribute('aria-selected')).toBe('true');
  act(() => item('paper').focus());
  await press('Enter');
  expect(visited).toEqual(['/my/drive/folder/paper']);
});

test('an open branch without folders cannot be opened any more', async () => {
  await show();
  act(() => item('paper').focus());
  await press('ArrowRight');
  expect(item('paper').hasAttribute('aria-expanded')).toBe(false);
});

test('a file moves by being dropped onto a folder of the tree', async () => {
  const { api } = await show(null, { 'drive/files/update': ({ fileId, folderId }) => file({ id: fileId, folderId: folderId ?? null }) });
  const data = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, value: string) => void data.set(type, value),
    getData: (type: string) => data.get(type) ?? '',
    get types() {
      return [...data.keys()];
    },
  };
  fireEvent.dragStart(screen.getByRole('link', { name: /^face/ }).closest('[draggable]')!, { dataTransfer });
  await act(async () => {
    fireEvent.drop(item('paper'), { dataTransfer });
    await settled();
  });
  expect(api.paramsOf('drive/files/update')).toEqual([{ fileId: 'a', folderId: 'paper' }]);
});

test('a closed branch opens when something is held over it', async () => {
  const { clock } = await show();
  const dataTransfer = { types: ['application/x-wisteria-drive'] };
  fireEvent.dragOver(item('ink'), { dataTransfer });
  act(() => clock.advance(600));
  expect(items()).not.toContain('3 blue');
  await act(async () => {
    clock.advance(100);
    await settled();
  });
  expect(items()).toContain('3 blue');
  fireEvent.dragLeave(item('ink'));
  fireEvent.dragOver(item('paper'), { dataTransfer });
  fireEvent.dragLeave(item('paper'));
  act(() => clock.advance(1_000));
  expect(item('paper').getAttribute('aria-expanded')).toBe('false');
});

test('folders that are created, renamed, moved and deleted elsewhere change in the tree', async () => {
  const { root } = await show('blue');
  const account = root.session.current;
  act(() => {
    takeDriveFolder(account, folder('new', 'ink'), 'arrive');
    takeDriveFolder(account, { ...folder('paper'), name: 'papers' }, 'arrive');
  });
  expect(items()).toEqual(['1 Drive', '2 ink', '3 new', '3 blue', '2 papers']);
  act(() => {
    takeDriveFolder(account, folder('blue', null), 'arrive');
    driveFolders.of(account).remove('new');
  });
  expect(items().filter((one) => !one.endsWith('papers'))).toEqual(['1 Drive', '2 ink', '2 blue']);
});

test('a branch that does not load says why, and loads again on demand', async () => {
  const { api } = await show(null, {
    'drive/folders': ({ folderId: parent }) => {
      if (parent === 'ink') throw new NetworkError('offline');
      return all.filter(({ parentId }) => parentId === (parent ?? null));
    },
  });
  act(() => item('ink').focus());
  await press('ArrowRight');
  const line = screen.getByRole('treeitem', { name: /click to retry/ });
  api.on('drive/folders', [folder('blue', 'ink')]);
  await act(async () => {
    fireEvent.click(line);
    await settled();
  });
  expect(items()).toContain('3 blue');
});

import { act, fireEvent, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { expect, test, vi } from 'vitest';
import { ok } from '~/lib/Result';
import { workspaceFile } from '~/stores/workspace/workspaceFile';
import { RailWorkspaces } from '~/workspace/shell/RailWorkspaces';
import { user } from '../../../fixtures/builders';
import { createTestRoot, settled } from '../../../fixtures/createTestRoot';
import { renderWithRoot } from '../../renderWithRoot';

/** Shows three workspaces: the current one with a column beside the main pane, one with two more, and one that cannot be read. */
async function open() {
  const me = user('alice').me();
  const other = createTestRoot({ me }).root.workspace;
  for (const href of ['/search', '/my/drive', '/explore']) other.openColumn(href);
  const stored: unknown = JSON.parse(workspaceFile('x').encode(runInAction(() => other.file)));
  const test = createTestRoot({ me, api: { 'i/registry/get-all': { desk: stored, broken: 'nothing' } } });
  const { workspace, workspaceKeeper } = test.root;
  workspace.openColumn('/search');
  runInAction(() => (workspaceKeeper.sync.profiles = ['default', 'desk', 'broken']));
  await act(async () => {
    renderWithRoot(<RailWorkspaces isIconOnly={false} />, { test });
    await settled();
  });
  return workspaceKeeper;
}

test('the navigation lists the workspaces with the number of their columns', async () => {
  await open();
  const names = screen.getAllByRole('listitem').map((item) => item.querySelector('button')!.getAttribute('aria-label'));
  expect(names).toEqual(['default, 2 columns', 'desk, 4 columns', 'broken']);
  expect(screen.getByRole('button', { name: 'default, 2 columns' }).getAttribute('aria-current')).toBe('true');
});

test('a press on another workspace of the navigation switches to it', async () => {
  const keeper = await open();
  const switchTo = vi.spyOn(keeper, 'switchTo').mockResolvedValue(ok());
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'default, 2 columns' })));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'desk, 4 columns' })));
  expect(switchTo.mock.calls).toEqual([['desk']]);
});

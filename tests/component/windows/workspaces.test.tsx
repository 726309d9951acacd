import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { runInAction } from 'mobx';
import { expect, test } from 'vitest';
import WorkspacesWindow from '../../../windows/workspaces/WorkspacesWindow';
import { user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { renderWithRoot } from '../renderWithRoot';
import { writeWorkspaceText } from '../../../windows/workspaces/workspaceText';

async function open(textOf: (root: ReturnType<typeof renderWithRoot>['root']) => Promise<string> | string) {
  const rendered = renderWithRoot(<div />, { me: user('alice').me() });
  await act(() => rendered.root.workspaceKeeper.start());
  const text = await textOf(rendered.root);
  rendered.rerender(<WorkspacesWindow params={{ text }} close={() => undefined} />);
  await act(settled);
  return { ...rendered, text };
}

test('the text of an opened file comes first, with a drawing of its columns, and changes nothing by itself', async () => {
  const { root, text } = await open(({ workspace }) => writeWorkspaceText(workspace.file, 'mine'));
  const before = runInAction(() => JSON.stringify(root.workspace.file.workspace));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Workspace as JSON5' }).value).toBe(text);
  await waitFor(() => expect(screen.getByRole('img', { name: /column/ })).toBeTruthy());
  expect({
    isSame: runInAction(() => JSON.stringify(root.workspace.file.workspace)) === before,
    other: screen.queryByRole('button', { name: 'Copy as link' }),
  }).toEqual({
    isSame: true,
    other: null,
  });
});

test('a damaged file has no drawing, and the reason is said', async () => {
  await open(() => '{ workspace: { deck: 1 } }');
  expect(screen.queryByRole('img')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Use this text' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Nothing changed.'));
});

import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WireDriveFile } from '~/api/wire';
import DescribeFileWindow from '../../../windows/describeFile/DescribeFileWindow';
import { file, user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { renderWithRoot } from '../renderWithRoot';

function show(described: WireDriveFile, api: ApiScript = {}) {
  const ended: unknown[] = [];
  const view = renderWithRoot(<DescribeFileWindow params={{ file: described }} close={(result) => void ended.push(result)} />, {
    me: user('alice').me(),
    api: { 'drive/files/update': ({ fileId, comment = null }) => file({ id: fileId, comment }), ...api },
  });
  const write = (text: string) => fireEvent.change(screen.getByRole('textbox', { name: 'Alt text' }), { target: { value: text } });
  const save = () =>
    act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Save' }));
      await settled();
    });
  return { ...view, ended, write, save };
}

test('a description is saved to the drive, and the window ends with the changed file', async () => {
  const { api, ended, write, save } = show(file({ id: 'a', comment: null }));
  write('  A cat on a roof  ');
  expect(screen.getByText('493 characters left')).toBeTruthy();
  await save();
  expect(api.paramsOf('drive/files/update')).toEqual([{ fileId: 'a', comment: 'A cat on a roof' }]);
  expect(ended).toMatchObject([{ id: 'a', comment: 'A cat on a roof' }]);
});

test('an empty description is removed', async () => {
  const { api, write, save } = show(file({ id: 'a', comment: 'A cat' }));
  write('   ');
  await save();
  expect(api.paramsOf('drive/files/update')).toEqual([{ fileId: 'a', comment: null }]);
});

test('a description that the server refuses stays, with the reason', async () => {
  const { ended, write, save } = show(file({ id: 'a' }), { 'drive/files/update': apiError({ message: 'too rude' }) });
  write('A cat');
  await save();
  expect({ ended, text: screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Alt text' }).value }).toEqual({
    ended: [],
    text: 'A cat',
  });
  expect(screen.getByText(/too rude/)).toBeTruthy();
});

import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextFileButton } from '~/components/form/TextFileButton';
import { settled } from '../../fixtures/createTestRoot';
import { renderWithRoot } from '../renderWithRoot';

function show() {
  const read: string[] = [];
  const { root } = renderWithRoot(<TextFileButton label="Choose file" accept=".json" onRead={(text) => read.push(text)} />);
  const input = screen.getByLabelText<HTMLInputElement>('Choose file');
  const choose = (files: readonly File[]) =>
    act(async () => {
      fireEvent.change(input, { target: { files } });
      await settled();
    });
  return { root, read, input, choose };
}

test('a button for text files reads each chosen file, and the same one again', async () => {
  const { read, input, choose } = show();
  const files = [new File(['{}'], 'settings.json')];
  await choose(files);
  await choose([]);
  await choose(files);
  expect({ read, accept: input.accept, value: input.value }).toEqual({ read: ['{}', '{}'], accept: '.json', value: '' });
});

test('a file that would hold up the page is not read, and the reason is said', async () => {
  const { root, read, choose } = show();
  await choose([new File(['x'.repeat(3 * 1024 * 1024)], 'huge.json')]);
  expect(read).toEqual([]);
  expect(root.overlays.stack).toMatchObject([
    { dialog: { type: 'alert', options: { text: 'The file is 3 MB. Choose one of up to 2 MB.' } } },
  ]);
});

test('a file that the browser cannot read says so', async () => {
  const { root, read, choose } = show();
  const lost = new File(['{}'], 'lost.json');
  lost.text = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  await choose([lost]);
  expect({ read, told: root.overlays.toasts.items.length + root.overlays.stack.length }).toEqual({ read: [], told: 1 });
});

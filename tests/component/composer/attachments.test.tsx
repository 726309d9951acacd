import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { UploadOptions } from '~/api/ApiClient';
import type { WireDriveFile } from '~/api/wire';
import type { ComposerParams } from '~/components/composer/params';
import { Composer } from '~/components/composer/Composer';
import { file, user } from '../../fixtures/builders';
import { createTestRoot, settled } from '../../fixtures/createTestRoot';
import type { ApiScript } from '../../fixtures/FakeApi';
import { renderWithRoot } from '../renderWithRoot';

const picture = (id: string, more: Partial<WireDriveFile> = {}) =>
  file({ id, name: `${id}.png`, type: 'image/png', comment: null, ...more });

/** A composer whose server stores every upload under its name when a test says so. */
function show(initialFiles: readonly WireDriveFile[] = [], api: ApiScript = {}, more: ComposerParams = {}) {
  const test = createTestRoot({ me: user('alice').me(), api });
  const sending = new Map<string, { readonly arrive: () => void; readonly report: (loaded: number, total: number) => void }>();
  test.api.upload = (_file: Blob, options?: UploadOptions) =>
    new Promise((resolve) => {
      const name = options?.name ?? '';
      sending.set(name, {
        arrive: () => resolve(file({ id: name, name })),
        report: (loaded, total) => options?.onProgress?.(loaded, total),
      });
    });
  const view = renderWithRoot(<Composer variant="inline" params={{ ...more, ...(initialFiles.length > 0 && { initialFiles }) }} />, {
    test,
  });
  const store = (name: string) =>
    act(async () => {
      sending.get(name)!.arrive();
      await settled();
    });
  return { ...view, ...test, sending, store };
}

const filesOf = () =>
  within(screen.getByRole('list', { name: 'Attached files' }))
    .getAllByRole('button', { name: /^Actions for/ })
    .map((button) => button.getAttribute('aria-label')?.replace('Actions for ', ''));

const chooseFrom = async (root: ReturnType<typeof createTestRoot>['root'], name: string, item: string) => {
  fireEvent.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  const menu = root.overlays.stack.at(-1);
  if (menu?.kind !== 'menu') throw new Error('no menu is open');
  const found = (await menu.items).find((one) => 'text' in one && one.text === item);
  if (!found || !('action' in found)) throw new Error(`the menu has no "${item}"`);
  menu.close();
  await act(async () => {
    void found.action();
    await settled();
  });
};

async function drop(...names: string[]) {
  const form = screen.getByRole('form', { name: 'New note' });
  const files = names.map((name) => new File(['x'], name, { type: 'text/plain' }));
  const dataTransfer = { types: ['Files'], files, getData: () => '' };
  fireEvent.dragOver(form, { dataTransfer });
  expect(screen.getByText('Drop to attach')).toBeTruthy();
  await act(async () => {
    fireEvent.drop(form, { dataTransfer });
    await settled();
  });
}

test('dropped files are attached in their order, and the note waits for them', async () => {
  const { sending, store } = show();
  await drop('a.txt', 'b.txt');
  await expect.poll(() => [...sending.keys()]).toEqual(['a.txt', 'b.txt']);
  expect(await screen.findByRole('button', { name: 'Uploading a.txt' })).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Post' }).disabled).toBe(true);
  await store('b.txt');
  await store('a.txt');
  expect(filesOf()).toEqual(['a.txt', 'b.txt']);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Post' }).disabled).toBe(false);
});

test('a file on its way only moves while nobody knows how long it takes', async () => {
  const { sending } = show();
  await drop('a.txt', 'b.txt', 'c.txt');
  await expect.poll(() => sending.size).toBe(2);
  const waiting = screen.getByRole('list', { name: 'Uploading files' });
  expect(waiting.querySelectorAll('[class*="spinner"]')).toHaveLength(0);
  act(() => sending.get('a.txt')!.report(1, 2));
  expect({ text: waiting.textContent, spinners: waiting.querySelectorAll('[class*="spinner"]').length }).toEqual({
    text: expect.stringContaining('50%'),
    spinners: 0,
  });
  act(() => sending.get('a.txt')!.report(2, 2));
  expect(waiting.querySelectorAll('[class*="spinner"]')).toHaveLength(1);
});

test('an upload goes on when its composer closes, and the draft gets the file when it is opened again', async () => {
  const { sending, store, unmount, root, ...rest } = show();
  await drop('a.txt');
  await expect.poll(() => [...sending.keys()]).toEqual(['a.txt']);
  unmount();
  renderWithRoot(<Composer variant="inline" params={{}} />, { test: { root, ...rest } as unknown as ReturnType<typeof createTestRoot> });
  expect(await screen.findByRole('button', { name: 'Uploading a.txt' })).toBeTruthy();
  await store('a.txt');
  expect(filesOf()).toEqual(['a.txt']);
});

test('pasted files are named by the pattern, and a pasted text stays a text', async () => {
  const { sending, root } = show();
  act(() => root.settings.set('pastedFileName', 'yyyy [pasted {{number}}]'));
  const text = screen.getByRole('textbox', { name: 'Note text' });
  const image = new File(['x'], 'image.png', { type: 'text/plain', lastModified: new Date(2024, 5, 1).getTime() });
  const paste = (clipboardData: object) => {
    const event = createEvent.paste(text, { clipboardData });
    fireEvent(text, event);
    return event;
  };
  const asText = paste({ types: ['text/plain', 'text/rtf', 'Files'], files: [image], getData: () => 'some words' });
  expect(asText.defaultPrevented).toBe(false);
  await act(async () => {
    expect(paste({ types: ['Files'], files: [image], getData: () => '' }).defaultPrevented).toBe(true);
    await settled();
  });
  await expect.poll(() => [...sending.keys()]).toEqual(['2024 pasted 1.png']);
});

test('a file that was copied in a file manager is attached under its name, although its name comes as a text', async () => {
  const { sending } = show();
  const file = new File(['x'], 'holiday.txt', { type: 'text/plain' });
  const text = screen.getByRole('textbox', { name: 'Note text' });
  const clipboardData = { types: ['text/plain', 'Files'], files: [file], getData: () => 'holiday.txt' };
  const event = createEvent.paste(text, { clipboardData });
  await act(async () => {
    fireEvent(text, event);
    await settled();
  });
  expect(event.defaultPrevented).toBe(true);
  await expect.poll(() => [...sending.keys()]).toEqual(['holiday.txt']);
});

test('a note that begins with files uploads them once, and leaves the draft of other notes alone', async () => {
  const file = new File(['x'], 'a.txt', { type: 'text/plain' });
  const { sending } = show([], {}, { initialUploads: [file] });
  await expect.poll(() => [...sending.keys()]).toEqual(['a.txt']);
  expect(screen.getByRole('button', { name: 'Uploading a.txt' })).toBeTruthy();
});

test('a seventeenth file is refused with words, and is not uploaded', async () => {
  const { root, sending } = show(Array.from({ length: 15 }, (_, at) => picture(`f${at}`)));
  await drop('a.txt', 'b.txt');
  await expect.poll(() => [...sending.keys()]).toEqual(['a.txt']);
  expect(root.overlays.toasts.items.at(-1)?.text).toBe("A note can have up to 16 files. 1 file wasn't attached.");
});

test('files of the drive are attached by dropping them', async () => {
  const { root } = show([picture('a')], { 'drive/files/show': ({ fileId }) => picture(fileId ?? '') });
  await screen.findByRole('list', { name: 'Attached files' });
  const form = screen.getByRole('form', { name: 'New note' });
  const dataTransfer = {
    types: ['application/x-wisteria-drive'],
    files: [],
    getData: () => JSON.stringify({ account: root.session.current.key, files: ['b', 'c'], folders: [] }),
  };
  fireEvent.dragOver(form, { dataTransfer });
  fireEvent.drop(form, { dataTransfer });
  await expect.poll(filesOf).toEqual(['a.png', 'b.png', 'c.png']);
});

test('Alt with an arrow key moves a file and says where it is', async () => {
  show([picture('a'), picture('b'), picture('c')]);
  fireEvent.keyDown(await screen.findByRole('button', { name: 'Actions for a.png' }), { key: 'ArrowRight', altKey: true });
  expect(filesOf()).toEqual(['b.png', 'a.png', 'c.png']);
  expect(screen.getByText('a.png dropped at place 2 of 3.')).toBeTruthy();
});

test('the menu of a file moves it, detaches it with an undo, and puts a cropped one in its place', async () => {
  const { root } = show([picture('a'), picture('b'), picture('c')]);
  await screen.findByRole('list', { name: 'Attached files' });
  await chooseFrom(root, 'c.png', 'Move earlier');
  expect(filesOf()).toEqual(['a.png', 'c.png', 'b.png']);
  await chooseFrom(root, 'c.png', 'Remove');
  expect(filesOf()).toEqual(['a.png', 'b.png']);
  act(() => root.overlays.toasts.items.at(-1)?.action?.run());
  expect(filesOf()).toEqual(['a.png', 'c.png', 'b.png']);
  await chooseFrom(root, 'c.png', 'Crop');
  const crop = root.overlays.stack.at(-1);
  if (crop?.kind !== 'window' || crop.id !== 'imageCrop') throw new Error('the window for cropping is not open');
  await act(async () => {
    crop.finish(picture('cropped_c'));
    await settled();
  });
  expect(filesOf()).toEqual(['a.png', 'cropped_c.png', 'b.png']);
});

test('deleting a file asks, and takes it away', async () => {
  const { root, api } = show([picture('a'), picture('b')], { 'drive/files/delete': undefined });
  await screen.findByRole('list', { name: 'Attached files' });
  await chooseFrom(root, 'a.png', 'Delete');
  const question = root.overlays.stack.at(-1);
  if (question?.kind !== 'dialog' || question.dialog.type !== 'confirm') throw new Error('nothing was asked');
  expect(filesOf()).toEqual(['a.png', 'b.png']);
  const { dialog } = question;
  await act(async () => {
    dialog.answer(true);
    await settled();
  });
  expect({ files: filesOf(), deleted: api.paramsOf('drive/files/delete') }).toEqual({ files: ['b.png'], deleted: [{ fileId: 'a' }] });
});

test('a picture without a description has a mark, and one with a description another', async () => {
  show([picture('a'), picture('b', { comment: 'A cat' }), picture('c', { type: 'text/plain' })]);
  const list = await screen.findByRole('list', { name: 'Attached files' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Add alt text', 'Alt text', '']);
});

test('a reminder asks once to describe pictures, if the setting says so', async () => {
  const { root, api } = show([picture('a'), picture('b', { comment: 'A cat' })], { 'notes/create': Error('refused') });
  act(() => root.settings.set('remindToDescribe', true));
  fireEvent.click(screen.getByRole('button', { name: 'Post' }));
  await act(settled);
  const question = root.overlays.stack.at(-1);
  if (question?.kind !== 'dialog' || question.dialog.type !== 'choose') throw new Error('nothing was asked');
  expect(question.dialog.options.title).toBe('A file has no alt text');
  const { dialog } = question;
  await act(async () => {
    dialog.answer('describe');
    await settled();
  });
  const describing = root.overlays.stack.at(-1);
  expect(describing).toMatchObject({ kind: 'window', id: 'describeFile', params: { file: { id: 'a' } } });
  act(() => describing?.close());
  expect(api.paramsOf('notes/create')).toEqual([]);
  await act(settled);
  fireEvent.click(screen.getByRole('button', { name: 'Post' }));
  await act(settled);
  expect(api.paramsOf('notes/create')).toHaveLength(1);
});

/** Opens the menu of the button that attaches files. */
async function attachItems(root: ReturnType<typeof createTestRoot>['root']) {
  fireEvent.click(screen.getByRole('button', { name: 'Attach files' }));
  const menu = root.overlays.stack.at(-1);
  if (menu?.kind !== 'menu') throw new Error('no menu is open');
  const items = await menu.items;
  menu.close();
  return items;
}

test('a file from an address is attached when the server says that it has it', async () => {
  const { root, api, network, frames } = show([], { 'drive/files/upload-from-url': undefined });
  network.socket.accept();
  const item = (await attachItems(root)).find((one) => 'text' in one && one.text === 'From a URL');
  if (!item || !('action' in item)) throw new Error('the menu does not offer an address');
  act(() => void item.action());
  const prompt = root.overlays.stack.at(-1);
  if (prompt?.kind !== 'dialog' || prompt.dialog.type !== 'prompt') throw new Error('no address was asked for');
  expect(prompt.dialog.options.type).toBe('url');
  const { dialog } = prompt;
  act(() => dialog.answer('https://files.example/cat.png'));
  expect(await screen.findByRole('button', { name: 'Uploading https://files.example/cat.png' })).toBeTruthy();
  await expect
    .poll(() => api.paramsOf('drive/files/upload-from-url'))
    .toMatchObject([{ url: 'https://files.example/cat.png', folderId: null }]);
  const marker = api.paramsOf('drive/files/upload-from-url')[0]?.marker;
  await act(async () => {
    network.socket.receiveOn('main', 'urlUploadFinished', { marker, file: picture('cat') });
    frames.next();
    await settled();
  });
  expect(filesOf()).toEqual(['cat.png']);
});

test('the switch for originals begins with the setting and counts for one use', async () => {
  const { root } = show();
  const switchOf = async () => {
    const item = (await attachItems(root)).find((one) => 'type' in one && one.type === 'switch');
    if (!item || !('get' in item)) throw new Error('the menu has no switch');
    return item;
  };
  const first = await switchOf();
  expect(first.get()).toBe(false);
  act(() => first.set(true));
  expect({ shown: first.get(), setting: root.settings.get('keepOriginalUploading') }).toEqual({ shown: true, setting: false });
  act(() => root.settings.set('keepOriginalUploading', true));
  expect((await switchOf()).get()).toBe(true);
});

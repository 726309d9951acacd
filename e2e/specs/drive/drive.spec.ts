import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { manyFiles, pageOfFiles } from '../../../tests/fixtures/driveFiles';
import { expectAccessible } from '../../support/axe';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mP8z8BQz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC',
  'base64',
);

const files = (page: Page) => page.getByRole('list', { name: 'Files' }).getByRole('listitem');
/** Folders that were visited before stay hidden in the page. */
const emptyFolder = (page: Page) => page.getByText('This folder is empty').filter({ visible: true });
const chosenBar = (page: Page) => page.getByRole('group', { name: 'Selected items' });
const fileLink = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name},`) });

/** Answers the dialog on screen, which asks for one line. */
async function fill(page: Page, dialog: string, text: string): Promise<void> {
  const box = page.getByRole('dialog', { name: dialog });
  await box.getByRole('textbox').fill(text);
  await box.getByRole('button', { name: 'OK' }).click();
  await expect(box).toBeHidden();
}

async function choose(page: Page, button: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

test('folders are created, opened, renamed, and deleted once they are empty', async ({ openBrowser, complaints }) => {
  // The browser prints a line when a server refuses.
  complaints.allow(/folders\/delete/);
  const app = await openBrowser('alice');
  const { page } = app;
  await app.open('/my/drive');
  await choose(page, 'Add', 'New folder');
  await fill(page, 'New folder', 'Ink');
  await page.getByRole('link', { name: 'Ink', exact: true }).click();
  await expect(emptyFolder(page)).toBeVisible();
  await expect(page).toHaveURL(/\/my\/drive\/folder\//);

  await choose(page, 'Add', 'New folder');
  await fill(page, 'New folder', 'Sketches');
  await expect(page.getByRole('link', { name: 'Sketches' })).toBeVisible();
  await choose(page, 'Folder actions', 'Rename folder');
  await fill(page, 'Rename folder', 'Pencil');
  const path = page.getByRole('navigation', { name: 'Path' });
  await expect(path.getByRole('link', { name: 'Pencil' })).toHaveAttribute('aria-current', 'page');

  await choose(page, 'Folder actions', 'Delete folder');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toContainText("The folder isn't empty");
  await page.getByRole('alertdialog').getByRole('button', { name: 'Got it' }).click();

  await page.getByRole('link', { name: 'Sketches' }).click();
  await choose(page, 'Folder actions', 'Delete folder');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(path.getByRole('link', { name: 'Pencil' })).toHaveAttribute('aria-current', 'page');
  await expect(emptyFolder(page)).toBeVisible();
  await path.getByRole('link', { name: 'Drive' }).click();
  await expect(page.getByRole('link', { name: 'Pencil' })).toBeVisible();
});

test('files are uploaded by the button, shown with their thumbnail, described, marked and deleted', async ({ openBrowser }) => {
  const app = await openBrowser('alice');
  const { page } = app;
  await app.open('/my/drive');
  await expect(files(page).first()).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await (await chooser).setFiles([{ name: 'dot.png', mimeType: 'image/png', buffer: PNG }]);
  const link = page.getByRole('link', { name: /^dot\.png/ });
  await expect(link).toBeVisible();
  await expect(page.getByRole('list', { name: 'Uploads' })).toHaveCount(0);

  await page.getByRole('button', { name: /^Actions for dot\.png/ }).click();
  await page.getByRole('menuitem', { name: 'Mark as sensitive' }).click();
  await expect(page.getByRole('link', { name: /^dot\.png.*Sensitive/ })).toBeVisible();

  await link.click();
  await expect(page.getByRole('heading', { name: /^dot\.png/ }).last()).toBeVisible();
  await page.getByRole('button', { name: 'Edit alt text' }).click();
  const describing = page.getByRole('dialog', { name: 'Edit alt text' });
  await describing.getByRole('textbox', { name: 'Alt text' }).fill('One red dot');
  await describing.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('One red dot').first()).toBeVisible();

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/my\/drive$/);
  await expect(link).toHaveCount(0);
});

test('dropped files are uploaded, and a refused one shows the reason and can be sent again', async ({ openBrowser, complaints }) => {
  complaints.allow(/files\/create/);
  const app = await openBrowser('alice');
  const { page } = app;
  await app.open('/my/drive');
  await expect(files(page).first()).toBeVisible();
  let refusals = 1;
  await page.route('**/api/drive/files/create', (route) =>
    refusals-- > 0 ? route.fulfill({ status: 413, contentType: 'text/html', body: 'too large' }) : route.continue(),
  );
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['words'], 'dropped.txt', { type: 'text/plain' }));
    return transfer;
  });
  const target = page.getByRole('list', { name: 'Files' });
  await target.dispatchEvent('dragover', { dataTransfer: data });
  await target.dispatchEvent('drop', { dataTransfer: data });
  const uploads = page.getByRole('list', { name: 'Uploads' });
  await expect(uploads).toContainText("Couldn't upload dropped.txt");
  await expect(uploads).toContainText('The file is larger than the server allows.');
  await uploads.getByRole('button', { name: 'Retry uploading dropped.txt' }).click();
  await expect(fileLink(page, 'dropped.txt')).toBeVisible();
  await expect(uploads).toHaveCount(0);
});

test('files move by dragging and by the keyboard alone', async ({ openBrowser, actAs }) => {
  const alice = await actAs('alice');
  await alice.call('drive/folders/create', { name: 'Ink' });
  const app = await openBrowser('alice');
  const { page } = app;
  await app.open('/my/drive');
  const tiles = files(page);
  await expect(tiles.first()).toBeVisible();
  const before = ((await alice.callAny('drive/files', { limit: 100 })) as readonly object[]).length;
  await expect(tiles).toHaveCount(before);
  await tiles.first().dragTo(page.getByRole('link', { name: 'Ink', exact: true }));
  await expect(tiles).toHaveCount(before - 1);

  await tiles.first().getByRole('link').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(chosenBar(page)).toContainText('2 selected');
  await page.getByRole('button', { name: 'Move to…' }).press('Enter');
  const chooser = page.getByRole('dialog', { name: 'Choose folder' });
  await chooser.getByRole('button', { name: 'Ink', exact: true }).press('Enter');
  await chooser.getByRole('button', { name: 'Move here' }).press('Enter');
  await expect(chooser).toBeHidden();
  await expect(tiles).toHaveCount(before - 3);

  await page.getByRole('link', { name: 'Ink', exact: true }).press('Enter');
  await expect(files(page)).toHaveCount(3);
});

test('files are chosen by keys and with a rectangle, move to a folder of the tree together, and return', async ({ openBrowser, actAs }) => {
  const alice = await actAs('alice');
  await alice.call('drive/folders/create', { name: 'Ink' });
  const app = await openBrowser('alice');
  const { page } = app;
  await app.open('/my/drive');
  const tiles = files(page);
  await expect(tiles.first()).toBeVisible();
  const count = ((await alice.callAny('drive/files', { limit: 100 })) as readonly object[]).length;
  await expect(tiles).toHaveCount(count);

  await tiles.first().getByRole('link').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(chosenBar(page)).toContainText('3 selected');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(chosenBar(page)).toContainText('2 selected');
  await page.keyboard.press('ControlOrMeta+a');
  await expect(chosenBar(page)).toContainText(`${count + 1} selected`);
  await expect(page.getByRole('status').filter({ hasText: `${count + 1} selected` })).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(chosenBar(page)).toBeHidden();

  // The rectangle begins in the gap above the files, and ends in the second one.
  const [first, second] = [(await tiles.nth(0).boundingBox())!, (await tiles.nth(1).boundingBox())!];
  const draw = async () => {
    await page.mouse.move(first.x + 20, first.y - 3);
    await page.mouse.down();
    await page.mouse.move(second.x + 20, second.y + 20, { steps: 5 });
    await expect(chosenBar(page)).toContainText('2 selected');
    await page.mouse.up();
  };
  await draw();
  await page.keyboard.press('Escape');
  await expect(chosenBar(page)).toBeHidden();
  await draw();

  const ink = page.getByRole('treeitem', { name: 'Ink' });
  await tiles.first().dragTo(ink);
  await expect(tiles).toHaveCount(count - 2);
  await expect(chosenBar(page)).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tiles).toHaveCount(count);
});

test(
  'a folder of 400 files shows those in sight, and returns to the same place after a file was opened',
  { tag: '@whole' },
  async ({ openBrowser }) => {
    const many = manyFiles(400);
    const app = await openBrowser('alice');
    const { page } = app;
    await page.route('**/api/drive/files', (route) => route.fulfill({ json: pageOfFiles(many, route.request().postDataJSON()) }));
    await page.route('**/api/drive/files/show', (route) =>
      route.fulfill({ json: many.find(({ id }) => id === route.request().postDataJSON().fileId) }),
    );
    await app.open('/my/drive');
    await expect(fileLink(page, 'file 1.png')).toBeVisible();
    await fileLink(page, 'file 1.png').focus();
    // The focus goes to the last file that is loaded, which loads the next ones.
    const last = page.locator('[aria-posinset="400"][aria-setsize="400"]');
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(last.getByRole('link')).toBeFocused({ timeout: 500 });
    }).toPass();
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(fileLink(page, 'file 1.png')).toHaveCount(0);
    await expect.poll(() => files(page).count()).toBeLessThan(100);

    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /^file 3\d\d/ }).last()).toBeVisible();
    await page.goBack();
    await expect(last).toBeInViewport({ ratio: 1 });

    await last.getByRole('link').focus();
    await page.keyboard.press('Home');
    await expect(fileLink(page, 'file 1.png')).toBeFocused();
    await expect(fileLink(page, 'file 1.png')).toBeInViewport({ ratio: 1 });
  },
);

test('a change in another browser shows here', async ({ openBrowser, actAs }) => {
  const alice = await actAs('alice');
  const app = await openBrowser('alice');
  const { page } = app;
  await app.open('/my/drive');
  await expect(files(page).first()).toBeVisible();
  const { id: folderId } = await alice.call('drive/folders/create', { name: 'From elsewhere' });
  await expect(page.getByRole('link', { name: 'From elsewhere' })).toBeVisible();
  await alice.call('drive/folders/update', { folderId, name: 'Renamed elsewhere' });
  await expect(page.getByRole('link', { name: 'Renamed elsewhere' })).toBeVisible();
  const [file] = await alice.call('drive/files', { limit: 1 });
  await alice.call('drive/files/update', { fileId: file!.id, name: 'new name.png' });
  await expect(fileLink(page, 'new name.png')).toBeVisible();
});

test('a note is written with files of the drive', async ({ openApp }) => {
  const app = await openApp('alice');
  const { page, composer } = app;
  await app.openComposer();
  await composer.root.getByRole('button', { name: 'Attach files' }).click();
  await page.getByRole('menuitem', { name: 'From drive' }).click();
  const chooser = page.getByRole('dialog', { name: 'Choose files' });
  const offered = chooser.getByRole('list', { name: 'Files' }).getByRole('button');
  await offered.nth(0).click();
  await offered.nth(1).click();
  await chooser.getByRole('button', { name: 'Use 2 files' }).click();
  const attached = composer.root.getByRole('list', { name: 'Attached files' });
  await expect(attached.getByRole('listitem')).toHaveCount(2);
  await attached.getByRole('button').first().click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(attached.getByRole('listitem')).toHaveCount(1);
  await composer.send('With a picture');
  await expect(composer.root).toBeHidden();
  await expect(
    app
      .timeline('Home')
      .note('With a picture')
      .root.getByRole('link')
      .filter({ has: page.locator('img') })
      .first(),
  ).toBeVisible();
});

test('a file lists the notes that show it', async ({ openBrowser, actAs }) => {
  const alice = await actAs('alice');
  const [file] = await alice.call('drive/files', { limit: 1, type: 'image/*' });
  await alice.post({ text: 'Look at this one', fileIds: [file!.id] });
  const app = await openBrowser('alice');
  await app.open(`/my/drive/file/${file!.id}`);
  await app.page.getByRole('tab', { name: 'Notes' }).click();
  await expect(app.main.getByRole('feed').getByRole('article').filter({ hasText: 'Look at this one' })).toBeVisible();
});

for (const { width, viewport } of [
  { width: 'wide', viewport: { width: 1280, height: 800 } },
  { width: 'phone', viewport: { width: 390, height: 844 } },
]) {
  test.describe(`axe finds nothing in the drive (${width})`, { tag: '@whole' }, () => {
    test.use({ viewport });

    test('on its pages and in its dialogs', async ({ openBrowser, actAs }) => {
      const alice = await actAs('alice');
      await alice.call('drive/folders/create', { name: 'Ink' });
      const [file] = await alice.call('drive/files', { limit: 1, type: 'image/*' });
      await alice.call('drive/files/update', { fileId: file!.id, isSensitive: true });
      const app = await openBrowser('alice');
      const { page } = app;
      await app.open('/my/drive');
      await files(page).first().getByRole('checkbox').check();
      await expect(chosenBar(page)).toContainText('1 selected');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'List view' }).click();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Grid view' }).click();
      await page.getByRole('button', { name: 'Move to…' }).click();
      await expect(page.getByRole('dialog', { name: 'Choose folder' }).getByRole('button', { name: 'Ink' })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Attach to a note' }).click();
      await expect(app.composer.root.getByRole('list', { name: 'Attached files' })).toBeVisible();
      await expectAccessible(page);
      await app.open(`/my/drive/file/${file!.id}`);
      await expect(page.getByRole('button', { name: 'Edit alt text' })).toBeVisible();
      await expectAccessible(page);
    });
  });
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';

/* What the system opens in the installed product: things that other apps share, and shortcuts of its icon. */

const PICTURE = readFileSync(fileURLToPath(new URL('../../../public/icons/icon-192.png', import.meta.url))).toString('base64');

/** Shares a text and a picture as the system does: a form that goes to the address of the manifest. */
async function share(page: Page, text: string): Promise<void> {
  const going = page.waitForURL(/\/share/);
  await page.evaluate(
    ({ words, content }) => {
      const bytes = Uint8Array.from(atob(content), (character) => character.codePointAt(0)!);
      const form = Object.assign(document.createElement('form'), { method: 'POST', action: '/share', enctype: 'multipart/form-data' });
      const fields = [
        Object.assign(document.createElement('input'), { name: 'text', value: words }),
        Object.assign(document.createElement('input'), { name: 'files', type: 'file', multiple: true }),
      ];
      const chosen = new DataTransfer();
      chosen.items.add(new File([bytes], 'wisteria.png', { type: 'image/png' }));
      fields[1]!.files = chosen.files;
      form.append(...fields);
      document.body.append(form);
      form.submit();
    },
    { words: text, content: PICTURE },
  );
  await going;
}

test.describe('with the service worker', () => {
  test.use({ fetchesAhead: true });

  test('a text and a picture that another app shares are posted, and both are in the note', async ({ openApp, actAs }) => {
    const alice = await actAs('alice');
    const app = await openApp('alice');
    const { page } = app;
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await share(page, 'Look what grows here');
    await expect(app.composer.text).toHaveValue('Look what grows here');
    const attached = app.composer.root.getByRole('list', { name: 'Attached files' }).locator('button[title]');
    await expect(attached).toHaveAttribute('title', 'wisteria.png');
    await app.composer.post.click();
    await expect(page.getByText('Note posted')).toBeVisible();
    const [newest] = await alice.call('users/notes', { userId: alice.id, limit: 1 });
    expect({ text: newest?.text, files: newest?.files?.map(({ name, type }) => ({ name, type })) }).toEqual({
      text: 'Look what grows here',
      files: [{ name: 'wisteria.png', type: 'image/png' }],
    });
  });
});

test('before the service worker is there, a shared text arrives all the same, and the page says that the picture is missing @whole', async ({
  openApp,
}) => {
  const app = await openApp('alice');
  await share(app.page, 'Look what grows here');
  await expect(app.composer.text).toHaveValue('Look what grows here');
  await expect(app.page.getByRole('alert')).toContainText("The text arrived, but the files didn't.");
});

/** What each shortcut promises, by its address in the manifest. */
const PROMISES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/compose': (page) => expect(page.getByRole('form', { name: 'New note' }).getByLabel('Note text')).toBeFocused(),
  '/my/notifications': (page) => expect(page.getByRole('feed', { name: 'Notifications' }).getByRole('article').first()).toBeVisible(),
  '/search': (page) => expect(page.getByRole('main').getByRole('searchbox').first()).toBeVisible(),
  '/timeline?src=local': (page) => expect(page.getByRole('feed', { name: 'Local timeline' }).getByRole('article').first()).toBeVisible(),
};

test('each shortcut of the icon opens what it promises @whole', async ({ openBrowser, instance }) => {
  const manifest = (await (await fetch(`${instance.url}/manifest.webmanifest`)).json()) as {
    readonly shortcuts: readonly { readonly url: string }[];
  };
  const urls = manifest.shortcuts.map(({ url }) => url);
  expect(urls).toEqual(Object.keys(PROMISES));
  const app = await openBrowser('alice');
  for (const url of urls) {
    await app.open(url);
    await PROMISES[url]!(app.page);
  }
});

test('a link of the app opens the person that it names, and one that names nothing says so @whole', async ({ openBrowser }) => {
  const app = await openBrowser('alice');
  await app.open(`/open?url=${encodeURIComponent('web+wisteria:@bob')}`);
  await expect(app.page).toHaveURL(/\/@bob$/);
  await app.open(`/open?url=${encodeURIComponent('web+wisteria:moss')}`);
  await expect(app.main.getByText('The link leads nowhere')).toBeVisible();
});

test('a theme that the system opens with the app is shown, and installed only when one says so @whole', async ({ openBrowser }) => {
  const app = await openBrowser('alice');
  const { page } = app;
  // No system opens files with a browser that tests steer, so the launch is the browser's own object with a file of this page.
  await page.addInitScript(() => {
    const theme = "{ id: 'moss', name: 'Moss', base: 'dark', props: { accent: '#55aa77' } }";
    const files = [{ getFile: () => Promise.resolve(new File([theme], 'moss.json5')) }];
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer: (take: (launch: object) => void) => take({ files }) } });
  });
  await app.open('/open-file');
  await expect(page).toHaveURL(/\/settings\/theme\/install#/);
  await expect(page.getByRole('textbox', { name: 'Theme code' })).toHaveValue(/id: 'moss'/);
  await page.getByRole('button', { name: 'Install', exact: true }).click();
  await expect(page.getByText('“Moss” installed')).toBeVisible();
});

import { expect, test } from '../../fixtures';

test.use({ seed: 'edge' });

test.beforeEach(({ complaints }) => {
  // A name that no emoji has is asked for once, and then written out.
  complaints.allow(/404 \(Not Found\) \(.*\/emoji\//);
});

test('hostile notes are drawn without errors, calls to strangers, or links that run', async ({ openApp, baseURL }) => {
  test.setTimeout(120_000);
  const app = await openApp('alice');
  const foreign: string[] = [];
  app.page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:' && origin !== baseURL) foreign.push(request.url());
  });
  const dialogs: string[] = [];
  app.page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await app.chooseTimeline('Local');
  const local = app.timeline('Local');
  const unsafe = new Set<string>();
  const broken = new Set<string>();
  const end = app.page.getByText('That is everything');
  await app.page.mouse.move(640, 400);
  await expect(async () => {
    await app.page.mouse.wheel(0, 400);
    const found = await local.feed.evaluate((feed) => ({
      links: [...feed.querySelectorAll<HTMLAnchorElement>('a[href]')]
        .filter(({ protocol }) => protocol !== 'http:' && protocol !== 'https:')
        .map(({ href }) => href),
      scripts: feed.querySelectorAll('script, style, iframe, object, embed, [onerror], [onclick]').length,
      broken: [...feed.querySelectorAll('article')].filter((article) => article.textContent === 'This entry could not be shown').length,
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    for (const href of found.links) unsafe.add(href);
    if (found.scripts > 0 || found.broken > 0 || found.overflow > 0) broken.add(JSON.stringify(found));
    expect(await end.isVisible()).toBe(true);
  }).toPass({ intervals: [30] });
  expect([...unsafe]).toEqual([]);
  expect([...broken]).toEqual([]);
  expect(foreign).toEqual([]);
  expect(dialogs).toEqual([]);
});

test('a link that lies about where it leads shows the truth', async ({ openApp }) => {
  const app = await openApp('alice');
  await app.chooseTimeline('Local');
  const local = app.timeline('Local');
  const liar = local.note('bank.example');
  await app.scrollTo(liar.root);
  await expect(liar.root.getByRole('link', { name: /bank\.example/ })).toContainText('evil.example');
});

test('hostile markup does not leave its note: nothing covers the page', async ({ openApp }) => {
  const app = await openApp('alice');
  await app.chooseTimeline('Local');
  const local = app.timeline('Local');
  const gone = local.note('gone');
  await app.scrollTo(gone.root);
  const isOver = await app.page.evaluate(() => {
    const header = document.querySelector('[data-part="header"]')!.getBoundingClientRect();
    const hit = document.elementFromPoint(header.left + header.width / 2, header.top + header.height / 2);
    return hit?.closest('article') !== null;
  });
  expect(isOver).toBe(false);
});

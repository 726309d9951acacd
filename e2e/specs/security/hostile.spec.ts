import type { Page } from '@playwright/test';
import { hostileNotes } from '../../../tests/fixtures/hostileNotes';
import { expect, MOVING, test } from '../../fixtures';
import { TaskTrace } from '../../support/TaskTrace';

test.use({ ...MOVING, seed: 'edge' });

test.beforeEach(({ complaints }) => {
  // The client asks once for an emoji name that does not exist, and then writes it out.
  complaints.allow(/404 \(Not Found\) \(.*\/emoji\//);
});

test('hostile notes are drawn without errors, without calls to strangers, and without links that run scripts', async ({
  openApp,
  baseURL,
}) => {
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
  const end = app.main.locator('[data-part="end"]').getByText("You've reached the end");
  await app.page.mouse.move(640, 400);
  await expect(async () => {
    await app.page.mouse.wheel(0, 400);
    const found = await local.feed.evaluate((feed) => ({
      links: [...feed.querySelectorAll<HTMLAnchorElement>('a[href]')]
        .filter(({ protocol }) => protocol !== 'http:' && protocol !== 'https:')
        .map(({ href }) => href),
      scripts: feed.querySelectorAll('script, style, iframe, object, embed, [onerror], [onclick]').length,
      broken: [...feed.querySelectorAll('article')].filter((article) => article.textContent === "Couldn't show this entry").length,
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

test(
  'a link whose text names another address shows the real one, and hostile markup stays inside its note',
  { tag: '@whole' },
  async ({ openApp }) => {
    const app = await openApp('alice');
    await app.chooseTimeline('Local');
    const local = app.timeline('Local');
    const liar = local.note('bank.example');
    await app.scrollTo(liar.root);
    await expect(liar.root.getByRole('link', { name: /bank\.example/ })).toContainText('evil.example');

    const gone = local.note('gone');
    await app.scrollTo(gone.root);
    const isOver = await app.page.evaluate(() => {
      const header = document.querySelector('[data-part="header"]')!.getBoundingClientRect();
      const hit = document.elementFromPoint(header.left + header.width / 2, header.top + header.height / 2);
      return hit?.closest('article') !== null;
    });
    expect(isOver).toBe(false);
  },
);

/** The longest task that people do not notice as a pause, in ms. The RAIL model sets it. */
const LONGEST_TASK_MS = 100;

/** The ids of the notes on screen at a look, and how long a fixed piece of work took then, in ms. */
interface Look {
  readonly work: number;
  readonly ids: readonly string[];
}

/** Answers the local timeline with the corpus page by page, the way the server answers with its notes. */
async function serveCorpus(page: Page, origin: string): Promise<number> {
  const notes = hostileNotes()
    // A component test covers each field with every wrong value.
    .filter(({ family }, place) => !family.startsWith('malformed') || place % 2 === 0)
    .map(({ note }) => note)
    .toReversed();
  const wire = JSON.stringify(notes).replaceAll('https://example.test', origin);
  const all = JSON.parse(wire) as readonly { readonly id: string }[];
  await page.route('**/api/notes/local-timeline', async (route) => {
    const { untilId, sinceId, limit = 10 } = route.request().postDataJSON() as { untilId?: string; sinceId?: string; limit?: number };
    const wanted = sinceId === undefined ? all.filter(({ id }) => untilId === undefined || id < untilId).slice(0, limit) : [];
    await route.fulfill({ json: wanted });
  });
  return all.length;
}

test(
  'five hundred notes made to break a client are read to their end quietly, quickly, and each in its place',
  { tag: ['@alone', '@whole'] },
  async ({ openApp, baseURL, complaints }) => {
    test.setTimeout(180_000);
    // The accounts and files of the corpus do not exist.
    complaints.allow(/404 \(Not Found\)/);
    const app = await openApp('alice');
    const { page } = app;
    const count = await serveCorpus(page, baseURL!);
    const strange: string[] = [];
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol !== 'data:' && protocol !== 'blob:' && origin !== baseURL) strange.push(request.url());
    });
    page.on('dialog', (dialog) => {
      strange.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    const trace = await TaskTrace.start(page);
    const looks: Look[] = [];
    await app.chooseTimeline('Local');
    // A search of the whole page would read all its text at every look.
    const end = app.main.locator('[data-part="end"]').getByText("You've reached the end");
    const seen = new Set<string>();
    const outside = new Set<string>();
    await page.mouse.move(640, 400);
    await expect(async () => {
      await page.mouse.wheel(0, 700);
      const found = await app.timeline('Local').feed.evaluate((feed) => {
        const articles = [...feed.querySelectorAll<HTMLElement>('article[data-note]')];
        const { startTime } = performance.mark('look');
        let sum = 0;
        for (let round = 0; round < 300_000; round += 1) sum += Math.sqrt(round);
        const work = sum > 0 ? performance.now() - startTime : 0;
        // A point just outside a note must not belong to the note, and a point around the list must not belong to any note.
        const trespasses = articles.flatMap((article) => {
          const { left, right, top, bottom } = article.getBoundingClientRect();
          const around = [0.2, 0.8].flatMap((part) => {
            const x = left + (right - left) * part;
            const y = top + (bottom - top) * part;
            return [
              [x, top - 3],
              [x, bottom + 3],
              [left - 3, y],
              [right + 3, y],
            ] as const;
          });
          return around.some(([x, y]) => article.contains(document.elementFromPoint(x, y))) ? [article.dataset.note!] : [];
        });
        const header = document.querySelector('[data-part="header"]')!.getBoundingClientRect();
        const overHeader = document.elementFromPoint(header.left + header.width / 2, header.top + header.height / 2)?.closest('article');
        return {
          work,
          ids: articles.map((article) => article.dataset.note!),
          broken: [...feed.querySelectorAll('article')].filter(({ textContent }) => textContent === "Couldn't show this entry").length,
          trespasses: overHeader ? [...trespasses, 'header'] : trespasses,
          wide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
          owned: Reflect.get(window, '__owned') !== undefined,
        };
      });
      looks.push({ work: found.work, ids: found.ids });
      for (const id of found.ids) seen.add(id);
      for (const id of found.trespasses) outside.add(id);
      if (found.broken > 0) strange.push(`broken: ${found.ids.join()}`);
      if (found.wide || found.owned) strange.push(`wide or run: ${found.ids.join()}`);
      expect(await end.isVisible()).toBe(true);
    }).toPass({ intervals: [1] });
    const { tasks, marks } = await trace.end('look');
    expect([...outside]).toEqual([]);
    expect(strange).toEqual([]);
    expect(seen.size).toBeGreaterThanOrEqual(count * 0.9);
    expect(marks.length, 'looks that were traced').toBe(looks.length);
    const work = looks.map((look) => look.work).toSorted((a, b) => a - b);
    const idle = work[Math.floor(work.length * 0.1)]!;
    // On a machine that others use as well, everything takes longer, always or for a moment. No client can help that.
    const usual = work[Math.floor(work.length * 0.9)]! / idle;
    const long = tasks
      // Looking is a task too, but not one of the client's.
      .filter((task) => task.work > LONGEST_TASK_MS && !marks.some((at) => at >= task.from && at <= task.to))
      .map((task) => {
        const next = marks.findIndex((at) => at > task.from);
        const around = looks.slice(Math.max(0, next - 1), next + 1).map((look) => look.work / idle);
        return { work: task.work, slowdown: Math.max(usual, ...around), ids: looks[next]?.ids };
      });
    expect(
      long.filter((task) => task.work > LONGEST_TASK_MS * task.slowdown),
      'tasks, and how many times slower than idle the machine was',
    ).toEqual([]);
    // The page works as before.
    await page.unroute('**/api/notes/local-timeline');
    await app.chooseTimeline('Home');
    await expect(app.timeline('Home').feed.getByRole('article').first()).toBeVisible();
  },
);

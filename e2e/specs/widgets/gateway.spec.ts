import type { Locator } from '@playwright/test';
import { expect, test as base } from '../../fixtures';
import { Instance } from '../../support/Instance';
import { RecordedServer } from '../../support/RecordedServer';
import { signedInState } from '../../support/signedInState';
import { WIDGET_CONTENT } from '../../support/widgetContent';
import { allWidgets, withWidgets } from '../../support/withColumns';

/** Tall enough that every widget is in sight, because those that are not wait. */
const SCREEN = { width: 1920, height: 2600 };

/** No server fetches from this address. */
const NO_FEED = 'http://127.0.0.1:1/feed';

/** What a widget shows instead when its server refused. */
const failed = (widget: Locator): Locator =>
  widget.getByRole('alert').filter({ has: widget.page().getByRole('button', { name: 'Try again' }) });

interface Opening {
  /** The server behind the gateway. */
  readonly upstream: string;
  readonly list: { readonly id: string; readonly name: string };
  /** What widgets show instead of their content. */
  readonly instead?: typeof WIDGET_CONTENT;
}

/** Opens a dashboard of all widgets through a gateway and checks each of them. */
const test = base.extend<{ expectWidgets: (opening: Opening) => Promise<void> }>({
  expectWidgets: async ({ browser, complaints }, provide) => {
    await provide(async ({ upstream, list, instead = {} }) => {
      const gateway = await Instance.start({ seed: 'demo', upstream });
      try {
        const kinds = allWidgets();
        const options = { rss: { url: NO_FEED }, rssTicker: { url: NO_FEED }, slideshow: { folderId: '' }, userList: { list } };
        const storageState = withWidgets(await signedInState(gateway.url, 'alice'), gateway.url, kinds, options);
        const context = await browser.newContext({ storageState, viewport: SCREEN });
        complaints.watch(context);
        const page = await context.newPage();
        await page.goto(`${gateway.url}/dashboard`);
        for (const kind of kinds) {
          const widget = page.locator(`[data-widget="${kind}"]`);
          const other = instead[kind];
          await expect.soft((other ?? WIDGET_CONTENT[kind]!)(widget).first(), `the widget ${kind}`).toBeVisible();
          if (!other) await expect.soft(widget.getByRole('alert'), `failures of the widget ${kind}`).toHaveCount(0);
        }
        await context.close();
      } finally {
        await gateway.stop();
      }
    });
  },
});

test(
  'every widget works behind a gateway to another instance',
  { tag: '@whole' },
  async ({ expectWidgets, instance, actAs, complaints }) => {
    // That server fetches no feed from itself.
    complaints.allow(/fetch-rss/);
    const [list] = await (await actAs('alice')).call('users/lists/list', {});
    await expectWidgets({
      upstream: instance.url,
      list: { id: list!.id, name: list!.name },
      instead: { rss: failed, rssTicker: failed },
    });
  },
);

test(
  'every widget works behind a gateway to a server that gives recorded answers, and asks for nothing that it lacks',
  { tag: '@whole' },
  async ({ expectWidgets }) => {
    const upstream = await RecordedServer.start();
    try {
      const list = upstream.answersOf('users/lists/show').at(-1) as Opening['list'];
      await expectWidgets({ upstream: upstream.url, list: { id: list.id, name: list.name } });
      expect([...upstream.unknown]).toEqual([]);
    } finally {
      await upstream.stop();
    }
  },
);

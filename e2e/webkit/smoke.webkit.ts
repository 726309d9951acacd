import { expect, test } from '../fixtures';
import { passwordOf } from '../support/accounts';
import { KEYS, WebKit } from '../support/WebKit';

const SIZE = { width: 1280, height: 900 };

const button = (name: string | RegExp) => ({ selector: 'button', name });
const field = (name: string | RegExp) => ({ selector: 'input, textarea', name });
const item = (name: string | RegExp) => ({ selector: '[role^="menuitem"]', name });
const inNavigation = (name: string | RegExp) => ({ selector: 'nav[aria-label="Main"] a', name });

/** How far the feed of the page is scrolled, in px. */
const SCROLLED = `return document.querySelector('[data-pane="main"] [data-part="scroller"]').scrollTop;`;

const hasNote = `return [...document.querySelectorAll('article')].some((one) => one.checkVisibility() && one.textContent.includes(arguments[0]));`;

test('twelve actions succeed in WebKit', async ({ instance, actAs }) => {
  test.setTimeout(180_000);
  const webkit = await WebKit.start(SIZE);
  try {
    await test.step('1 sign in', async () => {
      await webkit.open(instance.url);
      await webkit.click(button('Sign in'));
      await webkit.type(field('Username'), 'alice');
      await webkit.type(field(/^Password/), passwordOf('alice') + KEYS.Enter);
      await webkit.waitFor(`return document.querySelectorAll('[role="feed"] article').length > 3;`);
    });

    await test.step('2 the dashboard comes soon after the notes', async () => {
      await webkit.waitFor(`return document.querySelector('[data-part="dashboardPanel"] section') !== null;`);
    });

    await test.step('3 write a long note, whose field grows', async () => {
      await webkit.click(button('New note'));
      await webkit.waitFor(`return document.activeElement.matches('textarea');`);
      const lines = Array.from({ length: 9 }, (_, line) => `Line ${line + 1} from WebKit`).join('\n');
      await webkit.type(field('Note text'), lines);
      const { clientHeight, scrollHeight } = await webkit.run<Record<'clientHeight' | 'scrollHeight', number>>(
        `const { clientHeight, scrollHeight } = document.activeElement; return { clientHeight, scrollHeight };`,
      );
      expect(clientHeight).toBe(scrollHeight);
    });

    await test.step('4 post it', async () => {
      await webkit.click(button('Post'));
      await webkit.waitFor(hasNote, 'Line 9 from WebKit');
    });

    await test.step('5 see at once what others post', async () => {
      const bob = await actAs('bob');
      await bob.post('Hello WebKit @alice');
      await webkit.waitFor(hasNote, 'Hello WebKit');
    });

    await test.step('6 react', async () => {
      await webkit.run(`
        const note = [...document.querySelectorAll('article')].find((one) => one.textContent.includes('Hello WebKit'));
        [...note.querySelectorAll('button')].find((one) => one.getAttribute('aria-label') === 'React').click();
      `);
      await webkit.click({ selector: '[role="dialog"] [role="gridcell"]', name: /./ });
      await webkit.waitFor(`
        const note = [...document.querySelectorAll('article')].find((one) => one.textContent.includes('Hello WebKit'));
        return note.querySelector('[aria-pressed="true"]') !== null;
      `);
    });

    await test.step('7 scroll step by step, and no step is taken back', async () => {
      const lost = await webkit
        .run<number>(`
        window.lost = null;
        const scroller = document.querySelector('[data-pane="main"] [data-part="scroller"]');
        let expected = scroller.scrollTop, steps = 0, lost = 0;
        const step = () => {
          if (steps > 0 && Math.abs(scroller.scrollTop - expected) > 100 && scroller.scrollTop + scroller.clientHeight < scroller.scrollHeight - 2) lost += 1;
          if (steps === 12) return void (window.lost = lost);
          scroller.scrollTop += 120;
          expected = scroller.scrollTop;
          steps += 1;
          requestAnimationFrame(() => requestAnimationFrame(step));
        };
        step();
        return 0;
      `)
        .then(() => webkit.waitFor<number[]>(`return window.lost === null ? null : [window.lost];`));
      expect(lost).toEqual([0]);
    });

    await test.step('8 leave the timeline and come back to the same place', async () => {
      const before = await webkit.waitFor<number>(SCROLLED);
      await webkit.click(inNavigation(/^Notifications/));
      await webkit.waitFor(`return location.pathname === '/my/notifications';`);
      await webkit.back();
      await webkit.waitFor(`return location.pathname === '/' && Math.abs((() => { ${SCROLLED} })() - arguments[0]) < 200;`, before);
    });

    await test.step('9 leave a plain page and come back to the same place', async () => {
      await webkit.open(`${instance.url}/settings/general`);
      await webkit.waitFor(`return document.querySelectorAll('main [role="switch"], main input').length > 5;`);
      await webkit.waitFor(`
        const scroller = [...document.querySelectorAll('main [data-part="scroller"]')].find((one) => one.scrollHeight > one.clientHeight + 300);
        if (!scroller) return null;
        scroller.scrollTop = 250;
        return scroller.scrollTop === 250;
      `);
      await webkit.click(inNavigation(/^Notifications/));
      await webkit.waitFor(`return location.pathname === '/my/notifications';`);
      await webkit.back();
      await webkit.waitFor(`
        return [...document.querySelectorAll('main [data-part="scroller"]')].some((one) => one.checkVisibility() && one.scrollTop === 250);
      `);
    });

    await test.step('10 search', async () => {
      await webkit.open(`${instance.url}/search`);
      await webkit.type({ selector: 'main input', name: /./ }, `WebKit${KEYS.Enter}`);
      await webkit.waitFor(hasNote, 'Hello WebKit');
    });

    await test.step('11 add columns, and the deck comes to rest at the edge of one', async () => {
      await webkit.open(instance.url);
      for (const name of ['Local', 'Global', 'Social']) {
        await webkit.click(button('Add column'));
        await webkit.click(item('Timelines'));
        await webkit.click(item(name));
        await webkit.waitFor(
          `return [...document.querySelectorAll('[data-column] [data-part="title"]')].some((one) => one.textContent === arguments[0]);`,
          name,
        );
      }
      await webkit.run(`document.querySelector('[data-part="deck"]').scrollLeft = 137;`);
      await webkit.waitFor(`
        const deck = document.querySelector('[data-part="deck"]');
        const { left, right } = deck.getBoundingClientRect();
        const edges = [...document.querySelectorAll('[data-column]')].map((one) => one.getBoundingClientRect());
        return edges.some((one) => Math.abs(one.left - left) < 12 || Math.abs(one.right - right) < 12);
      `);
    });

    await test.step('12 open and close the list of keys by keyboard', async () => {
      await webkit.press('?');
      await webkit.see({ selector: '[role="dialog"]', name: /Key/ });
      await webkit.press(KEYS.Escape);
      await webkit.waitFor(`return document.querySelector('[role="dialog"]') === null;`);
    });
  } finally {
    await webkit.stop();
  }
});

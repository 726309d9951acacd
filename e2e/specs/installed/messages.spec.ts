import type { CDPSession, Page, Worker } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { openPushService } from '../../../tests/unit/server/support/pushService';

/* What the installed product says while nobody looks at it: the number on its icon, and push messages with their answers. */

test('the icons of the app and of the tab show what is unread, and stop when it is read @chromium', async ({ app, actAs }) => {
  const bob = await actAs('bob');
  const { page } = app;
  await page.addInitScript(() => {
    const shown: number[] = [];
    Object.assign(window, { shownBadges: shown });
    Object.assign(navigator, {
      setAppBadge: async (count: number) => void shown.push(count),
      clearAppBadge: async () => void shown.push(0),
    });
  });
  const badge = () => page.evaluate(() => (window as unknown as { readonly shownBadges: readonly number[] }).shownBadges.at(-1));
  const icon = page.locator('link[rel="icon"]');
  // The account is new: in an older one a poll may end meanwhile and notify it.
  await app.open('/');
  await app.signUp('newcomer', 'a long enough password');
  await app.skipSetup();
  await expect.poll(badge).toBe(0);
  await bob.post('@newcomer are you there?');
  await expect.poll(badge).toBe(1);
  await expect(icon).toHaveAttribute('href', '/icons/unread.svg');
  await bob.post('@newcomer hello?');
  await expect.poll(badge).toBe(2);
  await app.navigation.getByRole('link', { name: /^Notifications/ }).click();
  await expect.poll(badge).toBe(0);
  await expect(icon).toHaveAttribute('href', '/favicon.svg');
});

/** Runs in the page: it subscribes at a push service of the test. A browser without a screen also seems to show notifications. */
function subscribeAt({ endpoint, auth, publickey }: { endpoint: string; auth: string; publickey: string }): void {
  const bytes = (base64: string) => Uint8Array.from(atob(base64), (character) => character.codePointAt(0)!).buffer;
  const subscription = {
    endpoint,
    options: { userVisibleOnly: true },
    getKey: (name: string) => bytes(name === 'auth' ? auth : publickey),
    unsubscribe: async () => true,
  };
  let isSubscribed = false;
  if (Notification.permission === 'denied') Object.defineProperty(Notification, 'permission', { value: 'default' });
  Object.assign(PushManager.prototype, {
    subscribe: async () => {
      isSubscribed = true;
      return subscription;
    },
    getSubscription: async () => (isSubscribed ? subscription : null),
  });
}

/** A message of the instance to a push service, after its decryption. */
interface PushedMessage {
  readonly body?: { readonly type?: string };
}

/** The worker's own view of itself; the types of the page do not include it. */
interface WorkerSelf {
  readonly registration: ServiceWorkerRegistration;
}

/** Gives the worker of a browser without a screen a list, which shows notifications as systems do: one for each tag. */
const withoutScreen = (worker: Worker) =>
  worker.evaluate(() => {
    if (Notification.permission === 'granted') return;
    const { registration } = globalThis as unknown as WorkerSelf;
    let shown: readonly { readonly title: string; readonly tag?: string }[] = [];
    Object.assign(registration, {
      showNotification: async (title: string, options: { readonly tag?: string }) => {
        const notification = { ...options, title, close: () => (shown = shown.filter((one) => one !== notification)) };
        shown = [...shown.filter(({ tag }) => tag !== options.tag), notification];
      },
      getNotifications: async () => shown,
    });
  });

/** The id by which the browser names the worker of a page. */
async function registrationOf(session: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (one) resolve(one.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return found;
}

/** What the worker shows now. */
const shownBy = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as WorkerSelf;
    return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
  });

/** Types an answer into the first notification of the worker. Systems do that; a browser without a screen cannot. */
const answer = (worker: Worker, text: string) =>
  worker.evaluate(async (reply) => {
    const { registration } = globalThis as unknown as WorkerSelf;
    const [notification] = await registration.getNotifications();
    const event = new Event('notificationclick');
    let work: Promise<unknown> = Promise.resolve();
    const details = { notification, action: 'doReply', reply, waitUntil: (given: Promise<unknown>) => (work = given) };
    for (const [name, value] of Object.entries(details)) Object.defineProperty(event, name, { value });
    globalThis.dispatchEvent(event);
    await work;
  }, text);

/** Turns push messages on in the settings. */
async function turnOn(page: Page): Promise<void> {
  await page.goto('/settings/notifications');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible();
}

test('a mention arrives as a push message, and the reply that is typed into it is posted once @chromium @whole', async ({
  openBrowser,
  instance,
  actAs,
}) => {
  const [alice, bob] = [await actAs('alice'), await actAs('bob')];
  const service = await openPushService();
  try {
    const { page } = await openBrowser('alice', { permissions: ['notifications'] });
    await page.addInitScript(subscribeAt, { endpoint: service.endpoint, ...service.keys() });
    await turnOn(page);
    const noteId = await bob.post('@alice come and see');
    // A poll may end meanwhile, and tell alice as well.
    const mentions = () => service.messages().filter((message) => (message as PushedMessage).body?.type === 'mention');
    await expect.poll(() => mentions().length, { timeout: 20_000 }).toBe(1);

    const [worker] = page.context().serviceWorkers();
    await withoutScreen(worker!);
    const session = await page.context().newCDPSession(page);
    const registrationId = await registrationOf(session);
    const data = JSON.stringify(mentions()[0]);
    await session.send('ServiceWorker.deliverPushMessage', { origin: instance.url, registrationId, data });
    await expect.poll(() => shownBy(worker!)).toEqual([{ title: expect.stringContaining('mentioned you'), body: '@alice come and see' }]);

    await answer(worker!, 'On my way');
    const replies = await bob.call('notes/children', { noteId, limit: 10 });
    expect(replies.map(({ text, userId }) => ({ text, userId }))).toEqual([{ text: 'On my way', userId: alice.id }]);
    expect(await shownBy(worker!)).toEqual([]);
  } finally {
    await service.close();
  }
});

import { expect, test } from 'vitest';
import { keepInstallOffer, type OfferedPage } from '~/lib/installOffer';
import { Installation } from '~/stores/start/Installation';

/** A page to which the browser offers to install the product. */
function offer(page: OfferedPage, prompt: () => Promise<unknown> = () => Promise.resolve()) {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  page.dispatchEvent(event);
  return event;
}

const installation = (page: OfferedPage, { standalone, isApp = false }: { standalone?: boolean; isApp?: boolean } = {}) =>
  new Installation({ page, navigator: standalone === undefined ? {} : { standalone }, matches: () => isApp });

test('an offer that comes before anybody wants it is kept instead of shown', () => {
  const page: OfferedPage = new EventTarget();
  keepInstallOffer(page);
  const event = offer(page);
  expect({ shown: !event.defaultPrevented, way: installation(page).way }).toEqual({ shown: false, way: 'offered' });
});

test('an offer that comes later counts as well, and installing ends it', async () => {
  const page: OfferedPage = new EventTarget();
  keepInstallOffer(page);
  const here = installation(page);
  expect(here.way).toBe('none');
  let asked = 0;
  offer(page, async () => void asked++);
  expect(here.way).toBe('offered');
  await here.install();
  await here.install();
  expect({ asked, way: here.way }).toEqual({ asked: 1, way: 'none' });
  page.dispatchEvent(new Event('appinstalled'));
  expect(here.way).toBe('installed');
});

test('a browser that refuses its dialog breaks nothing, and may offer again', async () => {
  const page: OfferedPage = new EventTarget();
  keepInstallOffer(page);
  const here = installation(page);
  offer(page, () => Promise.reject(new DOMException('no', 'NotAllowedError')));
  await here.install();
  expect(here.way).toBe('none');
  offer(page);
  expect(here.way).toBe('offered');
});

test.each([
  { what: 'a window of the app', given: { isApp: true }, way: 'installed' },
  { what: 'an iPhone that shows the app', given: { standalone: true }, way: 'installed' },
  { what: 'an iPhone that shows a tab', given: { standalone: false }, way: 'byHand' },
  { what: 'a browser without a way', given: {}, way: 'none' },
])('$what: $way', ({ given, way }) => {
  expect(installation(new EventTarget(), given).way).toBe(way);
});

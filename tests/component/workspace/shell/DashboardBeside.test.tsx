import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { I18n } from '~/i18n/I18n';
import { LoadError } from '~/lib/AppError';
import { PAGES } from '~/generated/pageIndex';
import { collectWidgets } from '~/registry/collectWidgets';
import * as dashboard from '~/services/workspace/dashboard';
import { createDashboardDrawer } from '~/stores/ui/DrawerState';
import { DashboardBeside } from '~/workspace/dashboard/DashboardBeside';
import BottomBar from '~/workspace/shell/BottomBar';
import { ConnectionNotice } from '~/workspace/shell/ConnectionNotice';
import NavRail from '~/workspace/shell/NavRail';
import { user } from '../../../fixtures/builders';
import { settled } from '../../../fixtures/createTestRoot';
import { mainPaneAt } from '../../../fixtures/mainPaneAt';
import { renderWithRoot } from '../../renderWithRoot';
import { setScreenWidth } from '../../viewport';

const me = user('alice').me();
const api = { emojis: { emojis: [] }, 'i/notifications-grouped': [] };
const pages = PAGES;
const firstDataPainted = Promise.resolve();

const panel = () => screen.queryByRole('complementary', { name: 'Side panel' });
const drawer = () => screen.queryByRole('dialog', { name: 'Side panel' });

/** Makes the texts of a part fail to load, and the part with them. */
const loseTexts = () => vi.spyOn(I18n.prototype, 'shared').mockRejectedValue(new LoadError('offline'));

const PHONE = 390;
const WIDE = 1280;

async function open(width: number, { when = firstDataPainted, href = '/' } = {}) {
  const panes = mainPaneAt(href);
  const ui = (on: number) => (
    <>
      {on === PHONE ? <BottomBar panes={panes} /> : <NavRail panes={panes} />}
      <DashboardBeside panes={panes} firstDataPainted={when} />
      <ConnectionNotice />
    </>
  );
  setScreenWidth(width);
  let test!: ReturnType<typeof renderWithRoot>;
  await act(async () => {
    test = renderWithRoot(ui(width), { me, api, pages });
    await settled();
  });
  const become = async (next: number) => {
    await act(async () => {
      setScreenWidth(next);
      test.rerender(ui(next));
    });
  };
  return { ...test, become };
}

// Loaded before the tests, so that no test has to wait for them.
beforeAll(async () => {
  const parts = [import('~/workspace/dashboard/Dashboard'), import('~/workspace/dashboard/DashboardDrawer')];
  await Promise.all([...parts, ...[...collectWidgets().values()].map(({ load }) => load())]);
});
beforeEach(() => vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(334));
afterEach(() => vi.restoreAllMocks());

test('DB12 the panel reserves its place until the page is there, and fills it then', async () => {
  let calmDown = () => {};
  await open(WIDE, { when: new Promise((resolve) => (calmDown = resolve)) });
  expect(within(panel()!).queryByRole('region')).toBeNull();
  await act(async () => calmDown());
  expect(await within(panel()!).findByRole('region', { name: 'Calendar' })).toBeTruthy();
  expect(within(panel()!).getByRole('region', { name: 'Notifications' })).toBeTruthy();
});

test('DB12 the panel says that it failed to load, and tries again', async () => {
  const lost = loseTexts();
  await open(WIDE);
  const retry = within(panel()!).getByRole('button', { name: 'Try again' });
  lost.mockRestore();
  await act(async () => fireEvent.click(retry));
  expect(await within(panel()!).findByRole('region', { name: 'Calendar' })).toBeTruthy();
});

test('a crash of the panel leaves the page alone, and the panel can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = vi.spyOn(dashboard, 'tidied').mockImplementation(() => {
    throw new Error('broken');
  });
  await open(WIDE);
  const retry = await within(panel()!).findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
  broken.mockRestore();
  await act(async () => fireEvent.click(retry));
  expect(await within(panel()!).findByRole('region', { name: 'Calendar' })).toBeTruthy();
});

test('DB11 the button of the rail hides and shows the panel, and its state says which', async () => {
  await open(WIDE);
  const button = screen.getByRole('button', { name: 'Side panel' });
  expect(button.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(button);
  expect({ panel: panel(), ariaExpanded: button.getAttribute('aria-expanded') }).toEqual({ panel: null, ariaExpanded: 'false' });
  fireEvent.click(button);
  expect(panel()).not.toBeNull();
});

test('no button offers the panel if there is no room for it', async () => {
  await open(WIDE, { href: '/dashboard' });
  expect({ panel: panel(), dashboardButton: screen.queryByRole('button', { name: 'Side panel' }) }).toEqual({
    panel: null,
    dashboardButton: null,
  });
});

test('DB13 the button of the bar opens the drawer, which closes on a wide screen', async () => {
  const { become, root } = await open(PHONE);
  expect({ panel: panel(), drawer: drawer() }).toEqual({ panel: null, drawer: null });
  const button = screen.getByRole('button', { name: 'Side panel' });
  await act(async () => fireEvent.click(button));
  expect(await screen.findByRole('dialog', { name: 'Side panel' })).toBeTruthy();
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await become(WIDE);
  expect({ isOpen: root.part(createDashboardDrawer).isOpen, drawer: drawer() }).toEqual({ isOpen: false, drawer: null });
  expect(panel()).not.toBeNull();
});

test('DB12 a drawer that fails to load says so, and opens after another try', async () => {
  await open(PHONE);
  const lost = loseTexts();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Side panel' })));
  expect(await screen.findByText("Couldn't load part of the page.")).toBeTruthy();
  const retry = screen.getByRole('button', { name: 'Try again' });
  expect(drawer()).toBeNull();
  lost.mockRestore();
  await act(async () => fireEvent.click(retry));
  expect(await screen.findByRole('dialog', { name: 'Side panel' })).toBeTruthy();
  expect(screen.queryByText("Couldn't load part of the page.")).toBeNull();
});

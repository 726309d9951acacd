import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import ThemePage from '../../../pages/settings/theme/ThemePage';
import ThemeEditPage from '../../../pages/settings/theme/edit/ThemeEditPage';
import ThemeInstallPage from '../../../pages/settings/theme/install/ThemeInstallPage';
import ThemeManagePage from '../../../pages/settings/theme/manage/ThemeManagePage';
import type { ReactNode } from 'react';
import type { Theme } from '~/theme/Theme';
import { createInstalledThemes } from '~/stores/themes/InstalledThemes';
import { file, user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { renderWithRoot } from '../renderWithRoot';

const moss: Theme = { id: 'moss', name: 'Moss', author: '@bob@example.test', base: 'dark', props: { accent: '#55aa77' } };

async function open(page: ReactNode, stored: readonly unknown[] = [], api: ApiScript = {}) {
  const server = { list: stored };
  const view = renderWithRoot(page, {
    me: user('alice').me(),
    api: {
      'i/registry/keys-with-type': { themes: 'array' },
      'i/registry/get': () => server.list,
      'i/registry/set': ({ value }) => void (server.list = value as readonly unknown[]),
      ...api,
    },
  });
  await act(settled);
  const current = () => view.root.theme.current?.id;
  return { ...view, server, current };
}

const group = (name: string) => within(screen.getByRole('group', { name }));
const choose = (name: string, among: string) => fireEvent.click(group(among).getByRole('radio', { name }));

test('the page offers the server’s default, installed themes and ten built-in ones, each for its scheme', async () => {
  await open(<ThemePage />, [moss]);
  expect(group('Light theme').getAllByRole('radio')).toHaveLength(6);
  expect(group('Dark theme').getAllByRole('radio')).toHaveLength(7);
  expect(
    within(group('Dark theme').getByRole('group', { name: 'Installed' }))
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')!.textContent),
  ).toEqual(['Moss']);
  expect(screen.getByRole('link', { name: 'Manage themes (1 installed)' })).toBeTruthy();
});

test('light, dark and the system are chosen at once', async () => {
  const { root } = await open(<ThemePage />);
  const isChosen = (name: string) => group('Color mode').getByRole<HTMLInputElement>('radio', { name }).checked;
  expect(isChosen('System')).toBe(true);
  choose('Dark', 'Color mode');
  expect({ scheme: root.theme.scheme, isChosen: isChosen('Dark') }).toEqual({ scheme: 'dark', isChosen: true });
  choose('System', 'Color mode');
  expect(root.theme.choice.scheme).toBeNull();
});

test('a theme is chosen for its scheme, and the default returns', async () => {
  const { root } = await open(<ThemePage />, [moss]);
  choose('Moss', 'Dark theme');
  choose('Parchment', 'Light theme');
  expect(root.theme.choice.ids).toEqual({ light: 'wisteria-parchment', dark: 'moss' });
  fireEvent.click(group('Dark theme').getAllByRole('radio')[0]!);
  expect(root.theme.choice.ids.dark).toBeNull();
});

test('each scheme has a preview of its theme, which follows the choice', async () => {
  await open(<ThemePage />, [moss]);
  expect(screen.getByRole('img', { name: 'Preview of Trellis' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Preview of Nightfall' })).toBeTruthy();
  choose('Moss', 'Dark theme');
  const preview = screen.getByRole('img', { name: 'Preview of Moss' });
  expect({ scheme: preview.dataset.colorScheme, accent: preview.style.getPropertyValue('--accent') }).toEqual({
    scheme: 'dark',
    accent: 'rgb(85, 170, 119)',
  });
});

test('the themes of the product come first, its defaults before all', async () => {
  await open(<ThemePage />);
  const names = (scheme: string) =>
    within(group(scheme).getByRole('group', { name: 'Built in' }))
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')!.textContent);
  expect(names('Light theme')[0]).toBe('Trellis');
  expect(names('Dark theme')[0]).toBe('Nightfall');
});

test('built-in themes can be chosen although the installed ones did not load', async () => {
  const { root } = await open(<ThemePage />, [], { 'i/registry/get': apiError({ status: 500, code: 'INTERNAL_ERROR' }) });
  expect(screen.getByRole('alert')).toBeTruthy();
  choose('Hearth', 'Dark theme');
  expect(root.theme.choice.ids.dark).toBe('wisteria-hearth');
});

test('a picture of the drive becomes the wallpaper, and removing it can be undone', async () => {
  const { root } = await open(<ThemePage />);
  fireEvent.click(screen.getByRole('button', { name: 'Choose image' }));
  const picker = root.overlays.stack.at(-1);
  if (picker?.kind !== 'window') throw new Error('no window is open');
  expect({ id: picker.id, params: picker.params }).toEqual({ id: 'driveFilePicker', params: { multiple: false, type: 'image/*' } });
  await act(async () => {
    picker.finish([file({ url: 'https://example.test/files/sky.png' })]);
    await settled();
  });
  expect(screen.getByRole<HTMLImageElement>('img', { name: 'Current wallpaper' }).src).toBe('https://example.test/files/sky.png');
  fireEvent.click(screen.getByRole('button', { name: 'Remove wallpaper' }));
  expect(root.theme.choice.wallpaper).toBeNull();
  act(() => root.overlays.toasts.items.at(-1)!.action!.run());
  expect(root.theme.choice.wallpaper).toBe('https://example.test/files/sky.png');
});

const write = (text: string) => fireEvent.change(screen.getByRole('textbox', { name: 'Theme code' }), { target: { value: text } });
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settled);
};

test.each([
  ['text that is not JSON5', '{ id: ', 'Failed to parse theme json', /line 1, column 7/],
  ['no name', '{ id: "x", base: "dark", props: {} }', 'This theme is invaild', /needs an id, a name/],
  [
    'a base that is neither light nor dark',
    '{ id: "x", name: "X", base: "sepia", props: {} }',
    'This theme is invaild',
    /needs an id, a name/,
  ],
  [
    'colors in a circle',
    '{ id: "x", name: "X", base: "dark", props: { accent: "@badge", badge: "@accent" } }',
    'This theme is invaild',
    /in a circle/,
  ],
  [
    'the id of an installed theme',
    '{ id: "moss", name: "X", base: "dark", props: {} }',
    'This theme is already installed',
    /Remove it first/,
  ],
  ['the id of a built-in theme', '{ id: "dark", name: "X", base: "dark", props: {} }', 'builtin theme', /built-in theme/],
])('a theme with %s is refused with the known message, and nothing is stored', async (_fault, text, message, explanation) => {
  const { api } = await open(<ThemeInstallPage params={{}} />, [moss]);
  write(text);
  await press('Install');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
  expect(screen.getByText(explanation)).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Theme code' }).value).toBe(text);
  expect(api.paramsOf('i/registry/set')).toEqual([]);
  write(`${text} `);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a preview shows a theme until it is ended or the page is left, and stores nothing', async () => {
  const { root, api, current, unmount } = await open(<ThemeInstallPage params={{}} />);
  await act(() => root.theme.start());
  const before = current();
  write('{ id: "rust", name: "Rust", base: "dark", props: { accent: "#cc6644" }, } // comment');
  await press('Preview');
  await waitFor(() => expect(current()).toBe('rust'));
  expect(screen.getByText("You're previewing “Rust”. The preview ends when you leave the page.")).toBeTruthy();
  await press('End preview');
  expect(current()).toBe(before);
  await press('Preview');
  await waitFor(() => expect(current()).toBe('rust'));
  unmount();
  await act(settled);
  expect({ current: current(), stored: api.paramsOf('i/registry/set'), chosen: root.theme.choice.ids.dark }).toEqual({
    current: before,
    stored: [],
    chosen: null,
  });
});

test('the text of an opened file stands in the field, and nothing is installed by itself', async () => {
  const text = '{ id: "rust", name: "Rust", base: "dark", props: {} }';
  const { server } = await open(<ThemeInstallPage params={{ code: text }} />);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Theme code' }).value).toBe(text);
  expect(server.list).toEqual([]);
});

test('an installed theme is in the list of the account, and can be used at once', async () => {
  const { root, server } = await open(<ThemeInstallPage params={{}} />, [moss]);
  write('{ id: "rust", name: "Rust", base: "dark", props: {} }');
  await press('Install');
  await screen.findByText('“Rust” installed');
  expect(server.list).toEqual([moss, { id: 'rust', name: 'Rust', base: 'dark', props: {} }]);
  await press('Use for dark mode');
  expect(root.theme.choice.ids).toEqual({ light: null, dark: 'rust' });
});

test('the text of a theme stays when the server refuses to store it', async () => {
  const { root } = await open(<ThemeInstallPage params={{}} />, [], { 'i/registry/set': apiError({ status: 400, code: 'SOME_REASON' }) });
  write('{ id: "rust", name: "Rust", base: "dark", props: {} }');
  await press('Install');
  await waitFor(() => expect(screen.queryByRole('alert') ?? root.overlays.stack.at(-1)).toBeTruthy());
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Theme code' }).value).toContain('rust');
});

test('a theme shows its author and its text; only installed ones can be removed, which can be undone', async () => {
  const { root, server } = await open(<ThemeManagePage />, [moss]);
  root.theme.selectTheme('moss', 'dark');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Author' }).value).toBe('@bob@example.test');
  expect(JSON.parse(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Theme code' }).value)).toEqual(moss);
  await press('Uninstall');
  expect({ list: server.list, chosen: root.theme.choice.ids.dark }).toEqual({ list: [], chosen: null });
  expect(screen.queryByRole('button', { name: 'Uninstall' })).toBeNull();
  await act(async () => {
    root.overlays.toasts.items.at(-1)!.action!.run();
    await settled();
  });
  expect({ list: server.list, chosen: root.theme.choice.ids.dark }).toEqual({ list: [moss], chosen: 'moss' });
});

test('a theme from elsewhere with fields of a wrong kind is shown without them', async () => {
  await open(<ThemeManagePage />, [{ ...moss, author: { name: 'x' }, desc: 5 }]);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Author' }).value).toBe('');
});

const paint = (name: string, color: string) => fireEvent.change(screen.getByLabelText(name), { target: { value: color } });

test('the editor shows a theme on the whole screen, says what is hard to read, and saves it as an own one', async () => {
  const { root, server, visited, current } = await open(<ThemeEditPage params={{ from: 'wisteria-hearth' }} />);
  await act(() => root.theme.start());
  paint('Accent', '#33ddaa');
  await act(settled);
  expect({ accent: root.theme.current?.colors.accent, id: current() }).toEqual({ accent: 'rgb(51, 221, 170)', id: 'wisteria-hearth' });
  expect(screen.getByText('All colors are readable.')).toBeTruthy();
  paint('Text', '#443322');
  await act(settled);
  expect(screen.getByRole('row', { name: /^fg / }).textContent).toMatch(/adjusted/);
  paint('Page', '#ffffff');
  await act(settled);
  expect(screen.getByText(/colors are hard to read/)).toBeTruthy();
  expect(screen.getByRole('row', { name: /^fg / }).textContent).toMatch(/hard to read/);
  paint('Page', '#1d1714');
  paint('Text', '#eeeeee');
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Campfire' } });
  await press('Save and use');
  const [made] = server.list as readonly Theme[];
  expect(made).toMatchObject({
    name: 'Campfire',
    base: 'dark',
    author: '@alice@example.test',
    props: { accent: '#33ddaa', fg: '#eeeeee', bg: '#1d1714' },
  });
  expect(made!.id).not.toBe('wisteria-hearth');
  expect({ chosen: root.theme.choice.ids.dark, visited }).toEqual({ chosen: made!.id, visited: ['/settings/theme'] });
});

test('the editor leaves the screen as it is until something changes, unless a theme is asked for', async () => {
  const { root, current } = await open(<ThemeEditPage params={{ from: undefined }} />);
  await act(() => root.theme.start());
  const chosen = root.theme.current;
  expect(current()).toBe(chosen?.id);
  paint('Page', '#fafaff');
  await act(settled);
  expect(root.theme.current?.colors.bg).toBe('rgb(250, 250, 255)');
});

test('an own theme is changed instead of copied', async () => {
  const { server, root } = await open(<ThemeEditPage params={{ from: 'moss' }} />, [moss]);
  paint('Links', '#aaccff');
  await press('Save and use');
  expect(server.list).toEqual([{ ...moss, props: { accent: '#55aa77', link: '#aaccff' } }]);
  expect(root.part(createInstalledThemes).list).toHaveLength(1);
});

test('a theme without a name is not saved', async () => {
  const { api } = await open(<ThemeEditPage params={{ from: 'moss' }} />, [moss]);
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: ' ' } });
  await press('Save and use');
  expect(screen.getByText('Enter a name for the theme.')).toBeTruthy();
  expect(api.paramsOf('i/registry/set')).toEqual([]);
});

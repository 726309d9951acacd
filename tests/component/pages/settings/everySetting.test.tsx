import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { SettingsForm } from '~/components/settings/SettingsForm';
import { labelKeyOf } from '~/stores/settings/sections';
import { defaultSetting, rowOf, settingKeys, type SettingKey } from '~/stores/settings/settingsTable';
import NavMenuWindow from '../../../../windows/navMenu/NavMenuWindow';
import StatusBarsWindow from '../../../../windows/statusBars/StatusBarsWindow';
import { user } from '../../../fixtures/builders';
import { createTestRoot, settled } from '../../../fixtures/createTestRoot';
import { otherValue } from '../../../fixtures/otherOptions';
import { renderWithRoot } from '../../renderWithRoot';

const drawn = settingKeys().filter((name) => !rowOf(name).isHidden);
const me = user('alice').me();

/** A list of the account, for settings that choose one. */
const LIST = { id: 'l1', createdAt: '2024-02-10T12:00:00.000Z', name: 'Friends', userIds: [], isPublic: false };
const api = { 'users/lists/list': [LIST] };

type Test = ReturnType<typeof createTestRoot>;

/** The files in which this browser keeps settings. */
const KEYS = ['settings', `settings::example.test/${me.id}`, `settings::cache::example.test/${me.id}`];

/** The values of a setting in the storage of the browser; none if it has its default. */
const storedValues = ({ local }: Test, name: SettingKey): readonly unknown[] =>
  KEYS.flatMap((key) => {
    const { data } = JSON.parse(local.get(key) ?? '{"data":{"values":{}}}') as { data: { values: Record<string, unknown> } };
    return Object.hasOwn(data.values, name) ? [data.values[name]] : [];
  });

/** The same browser after a reload. */
const again = ({ local, kv }: Test): Test => createTestRoot({ me, local, kv, api });

const change = (element: HTMLElement, value: unknown) => fireEvent.change(element, { target: { value: String(value) } });

/** Chooses an item where all are in sight, or of a list that opens. */
function changeChoice(label: string, item: string): void {
  const segments = screen.queryByRole('radiogroup', { name: label });
  if (!segments) return void change(screen.getByRole('combobox', { name: label }), item);
  const radios = within(segments).getAllByRole<HTMLInputElement>('radio');
  fireEvent.click(radios.find(({ value }) => value === item)!);
}

/** Changes the setting on screen with its control. */
async function changeByControl(name: SettingKey, { root }: Test): Promise<void> {
  const row = rowOf(name);
  const label = root.i18n.t(labelKeyOf(name));
  switch (row.kind) {
    case 'boolean':
      fireEvent.click(screen.getByRole('switch', { name: label }));
      break;
    case 'select':
      changeChoice(label, String(otherValue(row)));
      break;
    case 'number':
      change(screen.getByRole(row.isShare ? 'slider' : 'spinbutton', { name: label }), otherValue(row));
      break;
    case 'text':
      change(screen.getByRole('textbox', { name: label }), otherValue(row));
      break;
    case 'switches':
    case 'multiSelect':
      fireEvent.click(within(screen.getByRole('group', { name: label })).getAllByRole('switch')[0]!);
      break;
    case 'listRef':
      change(await screen.findByRole('combobox', { name: label }), LIST.id);
      break;
    case 'sound':
      change(screen.getByRole('slider'), 0.35);
      break;
    case 'emojis': {
      fireEvent.click(screen.getByRole('button', { name: root.i18n.t('form.addEmoji') }));
      const picker = root.overlays.stack.at(-1)!;
      if (picker.kind === 'window') picker.finish('🍣');
      break;
    }
    default:
      throw new Error(`this test does not know how people change a setting of kind ${row.kind}`);
  }
  await act(settled);
}

test.each(drawn.filter((name) => rowOf(name).kind !== 'custom'))(
  'SET1 SET3 %s is changed by its control, is there after a reload, and returns to its default',
  async (name) => {
    const before = createTestRoot({ me, api });
    vi.spyOn(before.root.sound, 'playSound').mockResolvedValue();
    const { root } = renderWithRoot(<SettingsForm names={[name]} />, { test: before });
    await changeByControl(name, before);
    const value = root.settings.get(name);
    expect(value).not.toEqual(defaultSetting(name));
    expect(storedValues(before, name)).toEqual([value]);
    cleanup();

    const after = again(before);
    expect(after.root.settings.get(name)).toEqual(value);
    renderWithRoot(<SettingsForm names={[name]} />, { test: after });
    fireEvent.click(screen.getByRole('button', { name: `Reset ${root.i18n.t(labelKeyOf(name))}` }));
    expect(storedValues(after, name)).toEqual([]);
    expect(again(after).root.settings.get(name)).toEqual(defaultSetting(name));
  },
);

/** How people change the settings with a structure of their own, in the window that edits each. */
const EDITORS: Readonly<Record<string, { readonly window: ReactElement; change(): void }>> = {
  menu: {
    window: <NavMenuWindow params={{}} close={() => {}} />,
    change: () => fireEvent.click(screen.getByRole('button', { name: 'Remove Notifications' })),
  },
  statusbars: {
    window: <StatusBarsWindow params={{}} close={() => {}} />,
    change: () => fireEvent.click(screen.getByRole('button', { name: 'Add status bar' })),
  },
};

test.each(drawn.filter((name) => rowOf(name).kind === 'custom'))(
  'SET1 SET3 %s is changed in the window that edits it, is there after a reload, and returns to its default',
  async (name) => {
    const row = rowOf(name);
    const editor = EDITORS[name];
    if (!editor) throw new Error(`this test does not know how people change ${name}`);
    const before = createTestRoot({ me });
    const { root } = renderWithRoot(<SettingsForm names={[name]} />, { test: before });
    fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect(root.overlays.stack).toMatchObject([{ kind: 'window', id: row.kind === 'custom' && row.editor }]);
    cleanup();
    renderWithRoot(editor.window, { test: before });
    editor.change();
    const value = root.settings.get(name);
    expect(value).not.toEqual(defaultSetting(name));
    expect(storedValues(before, name)).toEqual([value]);
    cleanup();

    const after = again(before);
    expect(after.root.settings.get(name)).toEqual(value);
    renderWithRoot(<SettingsForm names={[name]} />, { test: after });
    fireEvent.click(screen.getByRole('button', { name: `Reset ${root.i18n.t(labelKeyOf(name))}` }));
    expect(storedValues(after, name)).toEqual([]);
    expect(again(after).root.settings.get(name)).toEqual(defaultSetting(name));
    await act(settled);
  },
);

/** Values of settings that no form shows, and that have a structure of their own. */
const OTHER_HIDDEN: Readonly<Record<string, unknown>> = {
  uploadFolder: 'f1',
  memo: 'buy milk',
  tl: { src: 'local', userList: null, filter: { withReplies: false, withRenotes: true, withSensitive: true, onlyFiles: false } },
  keyBindings: { 'note.reply': ['x'] },
  recentlyUsedUsers: ['u1'],
  recentPlaces: [{ href: '/explore', title: 'Explore' }],
  sideDashboard: 'd1',
};

test.each(settingKeys().filter((name) => rowOf(name).isHidden))(
  'SET1 SET3 %s, which is changed elsewhere, is kept, is there after a reload, and returns to its default',
  (name) => {
    const before = createTestRoot({ me });
    const row = rowOf(name);
    const value = row.kind === 'custom' ? OTHER_HIDDEN[name] : otherValue(row);
    expect(value).not.toBeUndefined();
    before.root.settings.set(name, value as never);
    expect(storedValues(before, name)).toEqual([value]);
    const after = again(before);
    expect(after.root.settings.get(name)).toEqual(value);
    after.root.settings.reset(name);
    expect(storedValues(after, name)).toEqual([]);
    expect(again(after).root.settings.get(name)).toEqual(defaultSetting(name));
  },
);

import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { SettingKey } from '~/stores/settings/settingsTable';
import SettingWindow from '../../../windows/setting/SettingWindow';
import { settled } from '../../fixtures/createTestRoot';
import { user } from '../../fixtures/builders';
import { renderWithRoot } from '../renderWithRoot';

const open = (name: SettingKey) => renderWithRoot(<SettingWindow params={{ name }} close={() => {}} />, { me: user('alice').me() });

describe('a single setting', () => {
  test('a setting changes at once, and goes back to its default', () => {
    const { settings } = open('showFullAcct').root;
    const control = screen.getByRole('switch', { name: 'Full usernames' });
    expect(screen.queryByRole('button', { name: 'Reset Full usernames' })).toBeNull();
    fireEvent.click(control);
    expect(settings.get('showFullAcct')).toBe(true);
    const reset = screen.getByRole('button', { name: 'Reset Full usernames' });
    reset.focus();
    fireEvent.click(reset);
    expect(settings.get('showFullAcct')).toBe(false);
    // The button is gone, and the next Tab leads to the control.
    expect(document.activeElement?.contains(control)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    expect(control.getAttribute('aria-checked')).toBe('false');
  });

  test('a setting has an explanation for screen readers', () => {
    open('showFullAcct');
    const id = screen.getByRole('switch').getAttribute('aria-describedby');
    expect(document.getElementById(id!)?.textContent).toContain('@user@host');
  });

  test('a setting says after a change that it needs a reload', () => {
    open('disableStreamingTimeline');
    const text = 'Takes effect after a reload.';
    expect(screen.queryByText(text)).toBeNull();
    fireEvent.click(screen.getByRole('switch'));
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  });

  test('a setting that is stored under a negated name is on while its value is false', () => {
    const { settings } = open('disableStreamingTimeline').root;
    const control = screen.getByRole('switch', { name: 'Live updates' });
    expect(control.getAttribute('aria-checked')).toBe('true');
    fireEvent.click(control);
    expect({ isOn: control.getAttribute('aria-checked'), stored: settings.get('disableStreamingTimeline') }).toEqual({
      isOn: 'false',
      stored: true,
    });
  });

  test('a setting offers choices by name, even if they are numbers', () => {
    const { settings } = open('emojiPickerScale').root;
    const choice = within(screen.getByRole('radiogroup', { name: 'Emoji size in the picker' }));
    fireEvent.click(choice.getByRole('radio', { name: 'Large' }));
    expect(settings.get('emojiPickerScale')).toBe(3);
  });

  test('a setting stores a choice that is null', () => {
    const { settings } = open('reactionAcceptance').root;
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'null' } });
    expect(settings.get('reactionAcceptance')).toBeNull();
  });

  test('a setting changes only one of several switches', () => {
    const { settings } = open('dataSaver').root;
    fireEvent.click(within(screen.getByRole('group', { name: 'Data saver' })).getByRole('switch', { name: 'Animated avatars' }));
    expect(settings.get('dataSaver')).toEqual({ media: false, avatar: true, urlPreview: false, code: false });
  });

  test('a setting removes a pressed emoji, and adds one from the picker', async () => {
    const { root } = open('reactions');
    fireEvent.click(screen.getByRole('button', { name: 'Remove 👍' }));
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    const picker = root.overlays.stack.at(-1)!;
    await act(async () => {
      if (picker.kind === 'window') picker.finish(':blob:');
      await settled();
    });
    expect(root.settings.get('reactions')).toEqual(['❤️', '😆', '🤔', '😮', '🎉', '💢', '😥', '😇', '🍮', ':blob:']);
  });

  test('a setting plays a chosen sound', () => {
    const { root } = open('sound_note');
    const preview = vi.spyOn(root.sound, 'playSound').mockResolvedValue();
    fireEvent.change(screen.getByRole('combobox', { name: 'Sound' }), { target: { value: 'syuilo/up' } });
    expect(root.settings.get('sound_note')).toEqual({ type: 'syuilo/up', volume: 1 });
    expect(preview).toHaveBeenCalledWith({ type: 'syuilo/up', volume: 1 }, { type: 'syuilo/n-aec', volume: 1 });
    fireEvent.change(screen.getByRole('combobox', { name: 'Sound' }), { target: { value: '' } });
    expect(root.settings.get('sound_note')).toEqual({ type: null, volume: 1 });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Play: New note' }).disabled).toBe(true);
  });

  test('a setting opens the window that edits it if it has a structure of its own', () => {
    const { root } = open('statusbars');
    fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect(root.overlays.stack).toMatchObject([{ kind: 'window', id: 'statusBars' }]);
  });
});

import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { chooseSoundFile } from '~/components/form/chooseSoundFile';
import SoundsPage from '../../../../pages/settings/sounds/SoundsPage';
import { file as driveFile } from '../../../fixtures/builders';
import { createTestRoot, settled } from '../../../fixtures/createTestRoot';
import { renderSettings } from './renderSettings';

const ofEvent = (name: string) => within(screen.getByRole('group', { name }));

test('each event has a sound, a volume in percent, and a button to listen', async () => {
  const { root } = await renderSettings(<SoundsPage />);
  const preview = vi.spyOn(root.sound, 'playSound').mockResolvedValue();
  const reaction = ofEvent('Reaction');
  fireEvent.change(reaction.getByRole('combobox', { name: 'Sound' }), { target: { value: 'syuilo/up' } });
  fireEvent.change(reaction.getByRole('slider', { name: 'Volume' }), { target: { value: '0.4' } });
  expect(root.settings.get('sound_reaction')).toEqual({ type: 'syuilo/up', volume: 0.4 });
  expect(reaction.getByRole('slider').getAttribute('aria-valuetext')).toBe('40%');
  preview.mockClear();
  fireEvent.click(reaction.getByRole('button', { name: 'Play: Reaction' }));
  expect(preview).toHaveBeenCalledWith({ type: 'syuilo/up', volume: 0.4 }, { type: 'syuilo/bubble2', volume: 1 });
});

test('without sounds, only the switch that turns them on is left', async () => {
  await renderSettings(<SoundsPage />);
  fireEvent.change(screen.getByRole('slider', { name: 'Master volume' }), { target: { value: '0.5' } });
  fireEvent.click(screen.getByRole('switch', { name: 'Mute all sounds' }));
  expect(screen.queryAllByRole('slider')).toEqual([]);
});

const sound = driveFile({ id: 'bell', type: 'audio/mpeg' });

/** Chooses a file of the drive as a sound, and answers a question about it. */
async function choose(file: typeof sound, { seconds = 1, isSure = true } = {}) {
  const { root } = createTestRoot();
  const chosen = chooseSoundFile(root, () => Promise.resolve(seconds));
  const picker = root.overlays.stack.at(-1)!;
  if (picker.kind === 'window') picker.finish([file]);
  await settled();
  const asked = root.overlays.stack.at(-1);
  if (asked?.kind === 'dialog') {
    if (asked.dialog.type === 'confirm') asked.dialog.answer(isSure);
    else asked.close();
  }
  return { chosen: await chosen, asked: asked?.kind === 'dialog' ? asked.dialog.type : null };
}

test('a short sound of the drive is used at once', async () => {
  expect(await choose(sound)).toEqual({ chosen: sound, asked: null });
});

test('a long sound of the drive is used only after a question', async () => {
  expect(await choose(sound, { seconds: 2 })).toEqual({ chosen: sound, asked: 'confirm' });
  expect(await choose(sound, { seconds: 2, isSure: false })).toEqual({ chosen: undefined, asked: 'confirm' });
});

test('a file that is not a sound is refused', async () => {
  expect(await choose(driveFile({ id: 'cat', type: 'image/png' }))).toEqual({ chosen: undefined, asked: 'alert' });
});

test('choosing a file of the drive as a sound opens the drive', async () => {
  const { root } = await renderSettings(<SoundsPage />);
  await act(async () => {
    fireEvent.change(ofEvent('New note').getByRole('combobox', { name: 'Sound' }), { target: { value: '_driveFile_' } });
    await settled();
  });
  expect(root.overlays.stack).toMatchObject([{ id: 'driveFilePicker', params: { type: 'audio/*', multiple: false } }]);
  expect(root.settings.get('sound_note')).toEqual({ type: 'syuilo/n-aec', volume: 1 });
});

test('a row says that its file is gone and what plays instead, until another sound is chosen', async () => {
  const { root } = await renderSettings(<SoundsPage />);
  vi.spyOn(root.sound, 'playSound').mockResolvedValue();
  const isGone = vi.spyOn(root.sound, 'isGone').mockImplementation(async ({ fileUrl }) => fileUrl === 'https://files.test/gone.mp3');
  await act(async () => {
    root.settings.set('sound_note', { type: '_driveFile_', fileId: 'f1', fileUrl: 'https://files.test/gone.mp3', volume: 1 });
    root.settings.set('sound_noteMy', { type: '_driveFile_', fileId: 'f2', fileUrl: 'https://files.test/there.mp3', volume: 1 });
    await settled();
  });
  const words = 'The file is no longer in your drive. The default sound plays instead.';
  expect(screen.getAllByText(words)).toHaveLength(1);
  expect(ofEvent('New note').getByText(words)).toBeTruthy();
  // Built-in sounds are always there.
  expect(isGone).toHaveBeenCalledTimes(2);
  fireEvent.change(ofEvent('New note').getByRole('combobox', { name: 'Sound' }), { target: { value: 'syuilo/up' } });
  expect(screen.queryByText(words)).toBeNull();
});

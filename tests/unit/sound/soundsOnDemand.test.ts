import { describe, expect, test, vi } from 'vitest';
import type { SoundEvent, SoundPlayer } from '~/sound/SoundPlayer';
import { soundsOnDemand } from '~/sound/soundsOnDemand';
import { settled } from '../../fixtures/createTestRoot';

function createPlayer() {
  const play = vi.fn<(event: SoundEvent) => void>();
  return { play, player: { play } as unknown as SoundPlayer };
}

describe('sounds on demand', () => {
  test('the first sound loads the player once', async () => {
    const { play, player } = createPlayer();
    const load = vi.fn<() => Promise<SoundPlayer>>(() => Promise.resolve(player));
    const sounds = soundsOnDemand(load);
    expect(load).not.toHaveBeenCalled();
    sounds.play('note');
    sounds.play('reaction');
    await settled();
    expect(play.mock.calls).toEqual([['note'], ['reaction']]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('a failed player stays silent, and the next sound tries again', async () => {
    const { play, player } = createPlayer();
    const load = vi.fn<() => Promise<SoundPlayer>>(() => Promise.resolve(player)).mockRejectedValueOnce(new TypeError('gone'));
    const sounds = soundsOnDemand(load);
    sounds.play('note');
    await settled();
    sounds.play('noteMy');
    await settled();
    expect(play.mock.calls).toEqual([['noteMy']]);
  });
});

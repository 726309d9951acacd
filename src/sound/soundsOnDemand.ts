import type { Sound, SoundEvent, SoundPlayer } from './SoundPlayer';

/** Plays the sounds of the product. */
export interface Sounds {
  /** Plays the sound that is set for an event. */
  play(event: SoundEvent): void;
  /** Plays a sound that is being chosen, or that no setting names. */
  preview(sound: Sound): void;
}

/** Loads the player with the first sound, which for most people comes long after the first page. */
export function soundsOnDemand(load: () => Promise<SoundPlayer>): Sounds {
  let loading: Promise<SoundPlayer> | undefined;
  const withPlayer = (use: (player: SoundPlayer) => void): void => {
    loading ??= load();
    // A failure is silent, as with a sound that cannot be fetched. The next sound tries again.
    loading.then(use, () => (loading = undefined));
  };
  return {
    play: (event) => withPlayer((player) => player.play(event)),
    preview: (sound) => withPlayer((player) => void player.playSound(sound)),
  };
}

import type { SoundEvent, SoundPlayer } from './SoundPlayer';

/** Plays sounds for events. */
export interface Sounds {
  /** Plays the sound of an event. */
  play(event: SoundEvent): void;
}

/** Loads the player with the first sound, which for most people comes long after the first page. */
export function soundsOnDemand(load: () => Promise<SoundPlayer>): Sounds {
  let loading: Promise<SoundPlayer> | undefined;
  return {
    play(event) {
      loading ??= load();
      loading.then(
        (player) => player.play(event),
        // Stays silent, as with a sound that cannot be loaded; the next one tries again.
        () => (loading = undefined),
      );
    },
  };
}

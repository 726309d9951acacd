import type { SyntheticEvent } from 'react';

/** Volume that films and sounds start with, and come back to from silence (spec section 9). */
const STARTING_VOLUME = 0.25;

/** A ref for players: nothing is loud unasked. */
export function startQuietly(player: HTMLMediaElement | null): void {
  if (player) player.volume = STARTING_VOLUME;
}

/** Unmuting a player that stands at zero would change nothing to hear; it goes to the starting volume instead. */
export function keepAudible(event: SyntheticEvent<HTMLMediaElement>): void {
  const player = event.currentTarget;
  const wasMuted = player.dataset['muted'] === '';
  if (player.muted) player.dataset['muted'] = '';
  else delete player.dataset['muted'];
  if (wasMuted && !player.muted && player.volume === 0) player.volume = STARTING_VOLUME;
}

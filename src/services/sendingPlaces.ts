import type { Visibility } from '~/api/wire';

/** A note on its way, as far as it decides where it belongs. */
interface PlacedNote {
  readonly content: { readonly visibility: Visibility; readonly localOnly: boolean };
  readonly target: { readonly replyId?: string; readonly channelId?: string };
}

/** The list of a timeline. */
interface PlacedSource {
  readonly kind: string;
  readonly channelId?: string;
}

/** Whether the server will show a note of the reader in a timeline. */
export function comesToTimeline({ content: { visibility, localOnly }, target }: PlacedNote, source: PlacedSource): boolean {
  if (target.channelId !== undefined) return source.kind === 'channel' && source.channelId === target.channelId;
  if (source.kind === 'home' || source.kind === 'social') return true;
  const isOpen = visibility === 'public' && target.replyId === undefined;
  return isOpen && (source.kind === 'local' || (source.kind === 'global' && !localOnly));
}

import type { Outbox } from '~/stores/posting/Outbox';
import type { OutboxNote } from '~/stores/posting/OutboxNote';

/** How a note in the outbox is doing. */
export type OutboxState = 'sending' | 'waiting' | 'behind' | 'offline' | 'old' | 'refused' | 'stopped';

/** Says how a note is doing. Call it inside an observer. */
export function stateOf(
  note: OutboxNote,
  { outbox, isFirst, isOnline }: { readonly outbox: Outbox; readonly isFirst: boolean; readonly isOnline: boolean },
): OutboxState {
  if (outbox.sendingId === note.id) return 'sending';
  if (note.state === 'refused') return 'refused';
  if (outbox.isOld(note)) return 'old';
  if (outbox.stopped) return 'stopped';
  if (!isOnline) return 'offline';
  return isFirst || note.failure ? 'waiting' : 'behind';
}

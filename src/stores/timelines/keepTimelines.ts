import { reaction } from 'mobx';
import type { WireNote } from '~/api/wire';
import { disposable, type Disposable } from '~/lib/disposable';
import { peek } from '~/lib/peek';
import { isGapId } from '~/services/gapList';
import { liteUser } from '~/services/liteUser';
import type { NoteId } from '~/services/records';
import type { RootStore } from '../RootStore';
import type { AccountScope } from '../session/AccountScope';
import { storedAccount } from '../session/storedAccount';
import type { TimelineSource } from './sources';
import { readTimelines, timelinesKey, type StoredTimelines } from './storedTimelines';
import type { Timeline } from './Timeline';

/** How many timelines are stored, how many notes of each, and how long the text may be. localStorage has room for some millions. */
const LISTS = 8;
const NOTES = 10;
const MOST_CHARS = 400_000;

/** Lists that are not in the order of time, or that answer a question of the moment. */
const LEFT_OUT: ReadonlySet<TimelineSource['kind']> = new Set(['featured', 'polls', 'search', 'user', 'fileNotes']);

/**
 * Keeps the first notes of the timelines on screen for the next start: whenever the page is hidden, and once when it is idle. To be called when they
 * are painted, because people may leave at once. The settings of the memory apply: with it off, nothing is stored, and notes that not everybody may
 * read are stored only if the reader agrees.
 */
export function keepTimelines(root: RootStore): Disposable {
  const { settings, local, session, startOrder } = root;
  const { browser } = session.current;
  const { token } = storedAccount.load(local).value ?? {};
  const write = (): void => {
    // Another tab may have signed out, and what it removed must not come back.
    if (token !== undefined && storedAccount.load(local).value?.token === token) storeTimelines(root);
  };
  // A page that goes away is hidden first.
  const hiding = browser.onChange(() => browser.isVisible || write());
  const stop = reaction(
    () => startOrder.has('idle') && [settings.get('readMemory'), settings.get('readMemoryPrivate')].join(),
    (isIdle) => isIdle && write(),
    { fireImmediately: true },
  );
  return disposable(() => {
    stop();
    hiding.dispose();
  });
}

/** Stores the timelines on screen as they are now. */
export function storeTimelines(root: RootStore): void {
  const { settings, local, session } = root;
  const text = peek(() => (settings.get('readMemory') ? textOf(root, session.current) : null));
  const key = timelinesKey(session.current.key);
  if (text === null) local.remove(key);
  else local.offer(key, text);
}

/** What is stored, or null for nothing. Timelines that are not on screen stay as they were. */
function textOf({ local, settings, clock }: RootStore, account: AccountScope): string | null {
  const before = readTimelines(local, account.key);
  const keepsPrivate = settings.get('readMemoryPrivate');
  const fresh: Record<string, StoredTimelines[string]> = {};
  const empty = new Set<string>();
  for (const [key, timeline] of account.timelines.inUse()) {
    if (LEFT_OUT.has(timeline.source.kind) || timeline.status !== 'ready' || timeline.storedAt !== null || timeline.isRemembered) continue;
    const notes = firstNotes(account, timeline, keepsPrivate);
    if (notes.length > 0) fresh[key] = { at: clock.now(), notes };
    else empty.add(key);
  }
  const known = Object.entries(before).flatMap(([key, stored]) => {
    if (key in fresh || empty.has(key)) return [];
    return [[key, { ...stored, notes: keepsPrivate ? stored.notes : beforePrivate(stored.notes) }] as const];
  });
  const lists = [...Object.entries(fresh), ...known].filter(([, { notes }]) => notes.length > 0).slice(0, LISTS);
  for (; lists.length > 0; lists.pop()) {
    const text = JSON.stringify(Object.fromEntries(lists));
    if (text.length <= MOST_CHARS) return text;
  }
  return null;
}

/**
 * The first notes of a timeline, up to a gap, or to a note that is not stored. Notes in the middle would come with the answer and move
 * those below.
 */
function firstNotes(account: AccountScope, timeline: Timeline, keepsPrivate: boolean): readonly WireNote[] {
  const end = timeline.ids.findIndex(isGapId);
  const ids = timeline.ids.slice(0, end === -1 ? NOTES : Math.min(end, NOTES));
  const notes: WireNote[] = [];
  for (const id of ids) {
    const note = wireOf(account, id);
    if (!note) break;
    notes.push(note);
  }
  return keepsPrivate ? notes : beforePrivate(notes);
}

function beforePrivate(notes: readonly WireNote[]): readonly WireNote[] {
  const end = notes.findIndex(isPrivate);
  return end === -1 ? notes : notes.slice(0, end);
}

const isPrivate = (note: WireNote): boolean =>
  note.visibility === 'followers' ||
  note.visibility === 'specified' ||
  Boolean(note.renote && isPrivate(note.renote)) ||
  Boolean(note.reply && isPrivate(note.reply));

/** A note of the store as a server would send it. */
function wireOf(account: AccountScope, id: NoteId): WireNote | null {
  const note = account.notes.baseOf(id);
  const user = note && account.users.get(note.userId);
  if (!note || !user) return null;
  const renote = note.renoteId ? wireOf(account, note.renoteId) : null;
  const reply = note.replyId ? wireOf(account, note.replyId) : null;
  return { ...note, user: liteUser(user), ...(renote && { renote }), ...(reply && { reply }) };
}

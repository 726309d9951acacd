import type { Seeder } from '../Seeder';
import type { Person } from './scene';
import type { Cast } from './Stage';

interface DemoClip {
  readonly owner: Person;
  readonly name: string;
  readonly description?: string;
  readonly isPublic: boolean;
  /** People whose latest notes the clip contains. */
  readonly of: readonly Person[];
  readonly withFiles: boolean;
  readonly likedBy: readonly Person[];
}

const CLIPS: readonly DemoClip[] = [
  {
    owner: 'alice',
    name: 'Leaves and light',
    description: 'Pictures to draw from. :leaf_green: Most are by people who were *patient*.',
    isPublic: true,
    of: ['haruka', 'mei', 'camille'],
    withFiles: true,
    likedBy: ['bob', 'mei'],
  },
  { owner: 'alice', name: 'Read again later', isPublic: false, of: ['bob', 'jonas'], withFiles: false, likedBy: [] },
  {
    owner: 'bob',
    name: 'Firmware wisdom',
    description: 'Do not call me at night.',
    isPublic: true,
    of: ['minseo', 'bob'],
    withFiles: false,
    likedBy: ['alice', 'minseo'],
  },
];

/** How many notes of each person are clipped. */
const NOTES_EACH = 4;

/** Creates the clips of the demo. */
export async function makeClips(seeder: Seeder, cast: Cast): Promise<void> {
  for (const { owner, of, withFiles, likedBy, name, description, isPublic } of CLIPS) {
    const clip = await seeder.call('clips/create', { name, isPublic, ...(description !== undefined && { description }) }, cast[owner]);
    for (const author of of) {
      const notes = await seeder.call('users/notes', { userId: cast[author].id, limit: NOTES_EACH, withFiles }, cast[owner]);
      for (const { id: noteId } of notes) await seeder.call('clips/add-note', { clipId: clip.id, noteId }, cast[owner]);
    }
    for (const person of likedBy) await seeder.call('clips/favorite', { clipId: clip.id }, cast[person]);
  }
}

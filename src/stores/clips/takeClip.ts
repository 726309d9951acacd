import type { WireClip } from '~/api/wire';
import type { Clip } from '~/services/records';
import { wellFormed } from '~/services/wellFormed';
import type { Ingest } from '../entities/Ingest';

const CLIP = { id: '', name: '', description: null, lastClippedAt: null, favoritedCount: 0 };

/** Takes a clip as a server sends it, and its owner with it; see {@link Ingest}. */
export function takeClip(ingest: Ingest, dto: WireClip): Clip {
  const { user, ...clip } = wellFormed(dto, CLIP) as WireClip;
  const [userId = ''] = ingest.users([user], 'fetch');
  return { ...clip, userId };
}

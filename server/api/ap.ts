import { z } from 'zod';
import type { WireFound } from '~/api/wire';
import { findByAddress } from '../core/users/findByAddress';
import { viewerOf } from '../core/notes/notes';
import { packNotes } from '../core/notes/packNote';
import { packUserFor } from '../core/users/packUser';
import { canSee } from '../core/timelines/visibility';
import { defineEndpoint, type EndpointDefinition, idParam } from '../http/defineEndpoint';
import { HOUR_MS } from '../lib/rateLimit';
import { refusal } from '../core/ApiFailure';

/** Look-up of users and notes of other servers, as far as this instance knows them. */
export const endpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    path: 'ap/show',
    needs: 'user',
    scope: 'read:account',
    limit: { max: 30, durationMs: HOUR_MS },
    params: z.object({ uri: z.string() }),
    run({ uri }, { server, me }): WireFound {
      const found = findByAddress(server, uri);
      if (found && 'user' in found && !found.user.isSuspended) return { type: 'User', object: packUserFor(server, found.user, me()) };
      const viewer = viewerOf(server, me());
      const [note] = found && 'note' in found && canSee(found.note, viewer) ? packNotes(server, [found.note], viewer) : [];
      if (!note) throw refusal('NO_SUCH_OBJECT', 'dc94d745-1262-4e63-a17d-fecaa57efc82', 'No such object.');
      return { type: 'Note', object: note };
    },
  }),
  defineEndpoint({
    path: 'federation/update-remote-user',
    limit: { max: 30, durationMs: HOUR_MS },
    params: z.object({ userId: idParam }),
    run({ userId }, { server }) {
      // The instance fetches nothing from other servers, so only the time of the last fetch changes.
      const { changes } = server.db.run('UPDATE remoteUsers SET fetchedAt = ? WHERE userId = ?', [server.clock.now(), userId]);
      // Not an ApiFailure: real servers answer INTERNAL_ERROR for a user who is not remote.
      if (changes === 0) throw new Error('user is not a remote user');
    },
  }),
];

import type { Migration } from './migrate';
import { migration as accounts } from './migrations/001-accounts';
import { migration as notes } from './migrations/002-notes';
import { migration as drive } from './migrations/003-drive';
import { migration as apps } from './migrations/004-apps';
import { migration as clips } from './migrations/005-clips';
import { migration as noteKeys } from './migrations/006-note-keys';
import { migration as hashedTokens } from './migrations/007-hashed-tokens';
import { migration as charts } from './migrations/008-charts';
import { migration as otherServers } from './migrations/009-other-servers';
import { migration as securityKeys } from './migrations/010-security-keys';
import { migration as jobs } from './migrations/011-jobs';
import { migration as avatarDecorations } from './migrations/012-avatar-decorations';
import { migration as listFavorites } from './migrations/013-list-favorites';
import { migration as invitations } from './migrations/014-invitations';
import { migration as pages } from './migrations/015-pages';
import { migration as channels } from './migrations/016-channels';
import { migration as push } from './migrations/017-push';
import { migration as noteDrafts } from './migrations/018-note-drafts';

/** All steps of the schema, in order. */
export const migrations: readonly Migration[] = [
  accounts,
  notes,
  drive,
  apps,
  clips,
  noteKeys,
  hashedTokens,
  charts,
  otherServers,
  securityKeys,
  jobs,
  avatarDecorations,
  listFavorites,
  invitations,
  pages,
  channels,
  push,
  noteDrafts,
];

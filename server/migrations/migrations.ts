import type { Migration } from '../db/migrate';
import { migration as accounts } from './001-accounts';
import { migration as notes } from './002-notes';
import { migration as drive } from './003-drive';
import { migration as apps } from './004-apps';
import { migration as clips } from './005-clips';
import { migration as noteKeys } from './006-note-keys';
import { migration as hashedTokens } from './007-hashed-tokens';
import { migration as charts } from './008-charts';
import { migration as otherServers } from './009-other-servers';
import { migration as securityKeys } from './010-security-keys';
import { migration as jobs } from './011-jobs';
import { migration as avatarDecorations } from './012-avatar-decorations';
import { migration as listFavorites } from './013-list-favorites';
import { migration as invitations } from './014-invitations';
import { migration as pages } from './015-pages';
import { migration as channels } from './016-channels';
import { migration as push } from './017-push';
import { migration as noteDrafts } from './018-note-drafts';

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

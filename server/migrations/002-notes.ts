import type { Migration } from '../db/migrate';

/**
 * Notes and the data that belong to a note. Rows of the same author or target share an index that ends in the id,
 * because every timeline reads "the newest ids of …". Lists and counts by key are JSON texts (see NoteRow).
 */
export const migration: Migration = {
  id: 2,
  name: 'notes',
  sql: `
    CREATE TABLE notes (
      id TEXT PRIMARY KEY,
      userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      userHost TEXT,
      text TEXT,
      cw TEXT,
      visibility TEXT NOT NULL,
      localOnly INTEGER NOT NULL DEFAULT 0,
      reactionAcceptance TEXT,
      replyId TEXT REFERENCES notes (id) ON DELETE CASCADE,
      replyUserId TEXT,
      renoteId TEXT REFERENCES notes (id) ON DELETE CASCADE,
      renoteUserId TEXT,
      threadId TEXT,
      channelId TEXT,
      fileIds TEXT NOT NULL DEFAULT '[]',
      mentions TEXT NOT NULL DEFAULT '[]',
      visibleUserIds TEXT NOT NULL DEFAULT '[]',
      tags TEXT NOT NULL DEFAULT '[]',
      emojis TEXT NOT NULL DEFAULT '[]',
      hasPoll INTEGER NOT NULL DEFAULT 0,
      reactions TEXT NOT NULL DEFAULT '{}',
      renoteCount INTEGER NOT NULL DEFAULT 0,
      repliesCount INTEGER NOT NULL DEFAULT 0,
      clippedCount INTEGER NOT NULL DEFAULT 0,
      score INTEGER NOT NULL DEFAULT 0,
      uri TEXT,
      url TEXT
    ) STRICT;
    CREATE INDEX notesByUser ON notes (userId, id);
    CREATE INDEX notesByUserWithFiles ON notes (userId, id) WHERE fileIds <> '[]';
    CREATE INDEX notesByReply ON notes (replyId, id) WHERE replyId IS NOT NULL;
    CREATE INDEX notesByRenote ON notes (renoteId, id) WHERE renoteId IS NOT NULL;
    CREATE INDEX notesPublic ON notes (id) WHERE visibility = 'public';
    CREATE INDEX notesLocal ON notes (id) WHERE visibility = 'public' AND userHost IS NULL;
    CREATE INDEX notesPublicWithFiles ON notes (id) WHERE visibility = 'public' AND fileIds <> '[]';
    CREATE INDEX notesFeatured ON notes (id) WHERE visibility = 'public' AND score > 0;
    CREATE INDEX notesFeaturedByUser ON notes (userId, score, id) WHERE visibility = 'public' AND score > 0;

    CREATE TABLE noteTargets (
      userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      noteId TEXT NOT NULL REFERENCES notes (id) ON DELETE CASCADE,
      PRIMARY KEY (userId, noteId)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX noteTargetsByNote ON noteTargets (noteId);

    CREATE TABLE noteTags (
      tag TEXT NOT NULL,
      noteId TEXT NOT NULL REFERENCES notes (id) ON DELETE CASCADE,
      PRIMARY KEY (tag, noteId)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX noteTagsByNote ON noteTags (noteId);

    CREATE TABLE noteUnreads (
      userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      noteId TEXT NOT NULL REFERENCES notes (id) ON DELETE CASCADE,
      isMentioned INTEGER NOT NULL,
      isSpecified INTEGER NOT NULL,
      PRIMARY KEY (userId, noteId)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX noteUnreadsByNote ON noteUnreads (noteId);

    CREATE TABLE notePins (
      id TEXT PRIMARY KEY,
      userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      noteId TEXT NOT NULL REFERENCES notes (id) ON DELETE CASCADE,
      UNIQUE (userId, noteId)
    ) STRICT;
    CREATE INDEX notePinsByNote ON notePins (noteId);

    CREATE TABLE noteReactions (
      id TEXT PRIMARY KEY,
      noteId TEXT NOT NULL REFERENCES notes (id) ON DELETE CASCADE,
      userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      reaction TEXT NOT NULL,
      UNIQUE (noteId, userId)
    ) STRICT;
    CREATE INDEX noteReactionsByNote ON noteReactions (noteId, id);
    CREATE INDEX noteReactionsByUser ON noteReactions (userId, id);

    CREATE TABLE noteFavorites (
      id TEXT PRIMARY KEY,
      noteId TEXT NOT NULL REFERENCES notes (id) ON DELETE CASCADE,
      userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      UNIQUE (userId, noteId)
    ) STRICT;
    CREATE INDEX noteFavoritesByUser ON noteFavorites (userId, id);
    CREATE INDEX noteFavoritesByNote ON noteFavorites (noteId);

    CREATE TABLE threadMutes (
      userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      threadId TEXT NOT NULL,
      PRIMARY KEY (userId, threadId)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE polls (
      noteId TEXT PRIMARY KEY REFERENCES notes (id) ON DELETE CASCADE,
      multiple INTEGER NOT NULL,
      expiresAt INTEGER,
      choices TEXT NOT NULL,
      votes TEXT NOT NULL,
      endNotified INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE INDEX pollsToEnd ON polls (expiresAt) WHERE expiresAt IS NOT NULL AND endNotified = 0;

    CREATE TABLE pollVotes (
      noteId TEXT NOT NULL REFERENCES notes (id) ON DELETE CASCADE,
      userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      choice INTEGER NOT NULL,
      PRIMARY KEY (noteId, userId, choice)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE notifications (
      id TEXT PRIMARY KEY,
      userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      type TEXT NOT NULL,
      notifierId TEXT REFERENCES users (id) ON DELETE CASCADE,
      noteId TEXT REFERENCES notes (id) ON DELETE CASCADE,
      targetNoteId TEXT,
      reaction TEXT,
      data TEXT
    ) STRICT;
    CREATE INDEX notificationsByUser ON notifications (userId, id);
    CREATE INDEX notificationsByNote ON notifications (noteId) WHERE noteId IS NOT NULL;

    CREATE TABLE notificationReads (
      userId TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      readUntilId TEXT NOT NULL
    ) STRICT;

    CREATE TABLE userLists (
      id TEXT PRIMARY KEY,
      userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      name TEXT NOT NULL,
      isPublic INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE INDEX userListsByUser ON userLists (userId, id);

    CREATE TABLE userListMembers (
      id TEXT PRIMARY KEY,
      listId TEXT NOT NULL REFERENCES userLists (id) ON DELETE CASCADE,
      userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      withReplies INTEGER NOT NULL DEFAULT 0,
      UNIQUE (listId, userId)
    ) STRICT;
    CREATE INDEX userListMembersByUser ON userListMembers (userId);

    CREATE TABLE antennas (
      id TEXT PRIMARY KEY,
      userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      name TEXT NOT NULL,
      src TEXT NOT NULL,
      userListId TEXT REFERENCES userLists (id) ON DELETE CASCADE,
      users TEXT NOT NULL,
      keywords TEXT NOT NULL,
      excludeKeywords TEXT NOT NULL,
      caseSensitive INTEGER NOT NULL,
      localOnly INTEGER NOT NULL,
      notify INTEGER NOT NULL,
      withReplies INTEGER NOT NULL,
      withFile INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX antennasByUser ON antennas (userId, id);

    CREATE TABLE antennaNotes (
      antennaId TEXT NOT NULL REFERENCES antennas (id) ON DELETE CASCADE,
      noteId TEXT NOT NULL REFERENCES notes (id) ON DELETE CASCADE,
      PRIMARY KEY (antennaId, noteId)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX antennaNotesByNote ON antennaNotes (noteId);
  `,
};

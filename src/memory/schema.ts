/** Grows with every change of {@link SCHEMA}. An empty file replaces one of another version. */
export const SCHEMA_VERSION = 1;

/** How many notes of the same millisecond have a place of their own. */
export const PLACES_PER_MS = 1024;

/**
 * The tables of the memory. A note's `place` says when it was written, so that the newest results come first without sorting. The index
 * holds no texts and no positions, only which notes contain three letters; the text itself is compared afterward. That makes it small, and
 * fast for words whose parts are everywhere.
 */
export const SCHEMA = `
PRAGMA auto_vacuum = INCREMENTAL;
CREATE TABLE accounts (n INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE);
CREATE TABLE notes (
  place INTEGER PRIMARY KEY,
  account INTEGER NOT NULL,
  id TEXT NOT NULL,
  author TEXT NOT NULL,
  host TEXT NOT NULL,
  reply TEXT,
  renote TEXT,
  seen INTEGER NOT NULL,
  files INTEGER NOT NULL,
  kinds INTEGER NOT NULL,
  reacted INTEGER NOT NULL,
  private INTEGER NOT NULL,
  pure INTEGER NOT NULL,
  text TEXT NOT NULL
);
CREATE UNIQUE INDEX notes_id ON notes (account, id);
CREATE INDEX notes_author ON notes (account, author, place);
CREATE INDEX notes_host ON notes (account, host, place);
CREATE INDEX notes_reply ON notes (account, reply, place) WHERE reply IS NOT NULL;
CREATE INDEX notes_renote ON notes (account, renote) WHERE renote IS NOT NULL;
CREATE INDEX notes_seen ON notes (seen);
CREATE INDEX notes_private ON notes (place) WHERE private = 1;
CREATE TABLE bodies (place INTEGER PRIMARY KEY, json TEXT NOT NULL);
CREATE TABLE people (
  account INTEGER NOT NULL, id TEXT NOT NULL, name TEXT NOT NULL, host TEXT NOT NULL, seen INTEGER NOT NULL, json TEXT NOT NULL,
  PRIMARY KEY (account, id)
) WITHOUT ROWID;
CREATE INDEX people_name ON people (account, name, host);
CREATE TABLE feeds (n INTEGER PRIMARY KEY, account INTEGER NOT NULL, key TEXT NOT NULL, UNIQUE (account, key));
CREATE TABLE members (feed INTEGER NOT NULL, place INTEGER NOT NULL, PRIMARY KEY (feed, place)) WITHOUT ROWID;
CREATE INDEX members_place ON members (place);
CREATE TABLE notifications (
  account INTEGER NOT NULL, id TEXT NOT NULL, at INTEGER NOT NULL, json TEXT NOT NULL, PRIMARY KEY (account, id)
) WITHOUT ROWID;
CREATE VIRTUAL TABLE words USING fts5 (text, content = 'notes', content_rowid = 'place', tokenize = 'trigram', detail = none, columnsize = 0);
CREATE VIRTUAL TABLE grams USING fts5vocab (words, 'row');
PRAGMA user_version = ${SCHEMA_VERSION};
`;

/**
 * Indexes of what few notes have: searches for it read these notes. An earlier memory gets them when it is opened. Common values, such as
 * a plain note or reply, are left out.
 */
export const RARE_INDEXES = `
CREATE INDEX IF NOT EXISTS notes_files ON notes (files, place) WHERE files > 0;
CREATE INDEX IF NOT EXISTS notes_kinds ON notes (kinds, place) WHERE kinds > 2;
CREATE INDEX IF NOT EXISTS notes_mine ON notes (place) WHERE reacted = 2;
`;

/** What every connection sets. The cache is the greatest part of what the memory takes of the machine's; KiB. */
export const PRAGMAS = `
PRAGMA locking_mode = EXCLUSIVE;
PRAGMA journal_mode = TRUNCATE;
PRAGMA synchronous = NORMAL;
PRAGMA cache_size = -12288;
PRAGMA temp_store = MEMORY;
PRAGMA secure_delete = OFF;
`;

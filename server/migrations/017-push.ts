import type { Migration } from '../db/migrate';

/** Browsers that get push messages, and the keys with which the instance signs them. */
export const migration: Migration = {
  id: 17,
  name: 'push',
  sql: `
    -- It was never filled, because the instance sent no messages.
    DROP TABLE pushSubscriptions;
    CREATE TABLE pushSubscriptions (
      id TEXT PRIMARY KEY,
      userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      endpoint TEXT NOT NULL,
      auth TEXT NOT NULL,
      publicKey TEXT NOT NULL,
      sendReadMessage INTEGER NOT NULL,
      UNIQUE (userId, endpoint)
    ) STRICT;
    CREATE INDEX pushSubscriptionsByEndpoint ON pushSubscriptions (endpoint);
    -- One row. It is not among the settings, because those are public.
    CREATE TABLE pushKeys (
      publicKey TEXT NOT NULL,
      privateKey TEXT NOT NULL
    ) STRICT;
  `,
};

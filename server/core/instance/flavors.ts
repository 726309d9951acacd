import type { WireMeta, WirePolicies } from '~/api/wire';

/** The generations of real servers that the instance can answer like. */
export const FLAVOR_NAMES = ['2024', '2026'] as const;

/** The name of a {@link Flavor}: a year of real servers. */
export type FlavorName = (typeof FLAVOR_NAMES)[number];

/** Everything in which servers of one year differ from those of another. Code asks for a property, never for the name. */
export interface Flavor {
  /** The version that the instance claims. */
  readonly version: string;
  /** Endpoints of other years, which are not there. */
  readonly without: readonly string[];
  /** Whether clips come in pages, the newest first, or all at once, the oldest first. */
  readonly pagesClips: boolean;
  /** Whether replies, renotes and quotes stay when their note is deleted. */
  readonly keepsReferringNotes: boolean;
  /** Whether mentions and direct notes are counted as unread, besides their notifications. */
  readonly countsUnreadNotes: boolean;
  /** Whether others see how an account signs in: with two factors, with a key, without a password. */
  readonly showsSecondFactor: boolean;
  /** Kinds of notifications that only some years know, of those that the instance makes. */
  readonly notifications: readonly string[];
  /** The most channels of a connection. Further ones are dropped without an answer. */
  readonly maxChannels: number;
  /** Fields of `meta` that others lack. */
  readonly meta: Partial<WireMeta>;
  /** Policies that others lack, as they are without a role. */
  readonly policies: Partial<WirePolicies>;
}

/** Largest upload by the description of a server, in bytes. The router refuses what is larger. */
export const MAX_FILE_BYTES = 262_144_000;

/** All flavors by name. */
export const FLAVORS: Readonly<Record<FlavorName, Flavor>> = {
  '2024': {
    version: '2024.2.0-wisteria',
    without: ['signin-flow', 'signin-with-passkey', 'verify-email'],
    pagesClips: false,
    keepsReferringNotes: false,
    countsUnreadNotes: true,
    showsSecondFactor: true,
    notifications: [],
    // Servers of that year have no limit. This is more than any deck needs.
    maxChannels: 256,
    meta: {},
    policies: {},
  },
  '2026': {
    version: '2026.5.1-wisteria',
    without: ['signin', 'i/read-all-unread-notes'],
    pagesClips: true,
    keepsReferringNotes: true,
    countsUnreadNotes: false,
    showsSecondFactor: false,
    notifications: ['login', 'createToken', 'exportCompleted'],
    maxChannels: 32,
    meta: {
      enableTestcaptcha: false,
      enableUrlPreview: true,
      federation: 'none',
      inquiryUrl: null,
      maxFileSize: MAX_FILE_BYTES,
      noteSearchableScope: 'global',
      singleUserMode: false,
    },
    policies: {
      canSearchUsers: true,
      canCreateChannel: true,
      canUpdateBioMedia: true,
      chatAvailability: 'unavailable',
      maxFileSizeMb: 250,
      mentionLimit: 20,
      uploadableFileTypes: ['text/plain', 'application/json', 'image/*', 'video/*', 'audio/*'],
      watermarkAvailable: true,
    },
  },
};

/** The people of the demo. */
export type Person = 'admin' | 'alice' | 'bob' | 'carol' | 'morgan' | 'haruka' | 'jonas' | 'layla' | 'minseo' | 'mei' | 'camille' | 'diego';

/** Names of the demo's files. See demoFiles.ts. */
export type MediaName =
  | 'sunset-hills'
  | 'morning-hills'
  | 'autumn-hills'
  | 'night-town'
  | 'night-harbour'
  | 'sea'
  | 'sea-dawn'
  | 'wisteria'
  | 'wisteria-close'
  | 'ramen'
  | 'soup'
  | 'chart'
  | 'quilt'
  | 'quilt-blue'
  | 'tall-poster'
  | 'panorama'
  | 'spoiler'
  | 'birdsong'
  | 'chime';

/** A reply to a note, with its own replies. */
export interface Reply {
  readonly by: Person;
  readonly text: string;
  readonly cw?: string;
  readonly files?: readonly MediaName[];
  readonly replies?: readonly Reply[];
}

/** A note and everything that people do with it afterwards. */
export interface Scene {
  readonly by: Person;
  readonly text?: string;
  readonly cw?: string;
  readonly files?: readonly MediaName[];
  readonly poll?: { readonly choices: readonly string[]; readonly multiple?: boolean; readonly hours: number | null };
  readonly visibility?: 'public' | 'home' | 'followers' | 'specified';
  readonly to?: readonly Person[];
  readonly localOnly?: boolean;
  readonly replies?: readonly Reply[];
  /** Reactions that fit. Some of the other people choose among them. */
  readonly reactions?: string;
  readonly renotedBy?: readonly Person[];
  readonly quotedBy?: readonly { readonly by: Person; readonly text: string }[];
  readonly favoritedBy?: readonly Person[];
  readonly isPinned?: boolean;
}

type Extras = Omit<Scene, 'by' | 'text'>;

/** Makes a scene from its author and text. */
export const scene = (by: Person, text: string, extras: Extras = {}): Scene => ({ by, text, ...extras });

/** Makes a reply from its author, its text and the replies to it. */
export const reply = (by: Person, text: string, ...replies: readonly Reply[]): Reply =>
  replies.length === 0 ? { by, text } : { by, text, replies };

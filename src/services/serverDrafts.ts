import type { WireMe } from '~/api/wire';

/** The policies of an account tell whether the server keeps drafts. Older servers have none about drafts. */
type Viewer = { readonly policies: Pick<WireMe['policies'], 'noteDraftLimit' | 'scheduledNoteLimit'> } | null;

/** Whether the server keeps drafts of the account. */
export const keepsDrafts = (me: Viewer): boolean => me !== null && isSome(me.policies.noteDraftLimit);

/** Whether the server posts notes of the account later. */
export const postsLater = (me: Viewer): boolean => keepsDrafts(me) && isSome(me?.policies.scheduledNoteLimit);

/** Servers may send anything. */
const isSome = (limit: unknown): boolean => typeof limit === 'number' && limit > 0;

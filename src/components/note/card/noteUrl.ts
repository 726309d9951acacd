import type { AccountScope } from '~/stores/session/AccountScope';

/** Returns the address of a note on our server, to share it. */
export function noteUrl({ api }: Pick<AccountScope, 'api'>, noteId: string): string {
  return `${api.origin}/notes/${noteId}`;
}

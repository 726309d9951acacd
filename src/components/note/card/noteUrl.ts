import type { AccountScope } from '~/stores/session/AccountScope';

/** Our address of a note, for people outside. */
export function noteUrl({ api }: Pick<AccountScope, 'api'>, noteId: string): string {
  return `${api.origin}/notes/${noteId}`;
}

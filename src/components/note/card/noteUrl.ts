import type { Server } from '~/stores/server/Server';

/** Returns the address of a note on our server, to share it. */
export function noteUrl({ home }: Pick<Server, 'home'>, noteId: string): string {
  return `${home}/notes/${noteId}`;
}

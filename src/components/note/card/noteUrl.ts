import type { InstanceStore } from '~/stores/instance/InstanceStore';

/** Returns the address of a note on our server, to share it. */
export function noteUrl({ home }: Pick<InstanceStore, 'home'>, noteId: string): string {
  return `${home}/notes/${noteId}`;
}

import type { ComposerState } from './ComposerState';

/**
 * Composers that were taken out of their dialog, by the id in the address of their pane. They keep what no draft has: recipients,
 * running uploads, and everything of a note that is not kept as a draft. Closing the pane keeps them as well, for undo.
 */
export class MovedComposers {
  readonly #states = new Map<string, ComposerState>();

  /** Keeps a composer. @returns the address of a pane that shows it, which after a reload tells what the note is about */
  keep(state: ComposerState, id: string): string {
    this.#states.set(id, state);
    const { replyId, renoteId, channelId, mention, specified } = state.params;
    const named = { id, reply: replyId, renote: renoteId, channel: channelId, mention, specified };
    const query = new URLSearchParams(Object.entries(named).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
    return `/compose?${query.toString()}`;
  }

  /** A composer that was kept; undefined after a reload. */
  get(id: string): ComposerState | undefined {
    return this.#states.get(id);
  }

  /** Forgets a composer once its note is posted. */
  forget(id: string): void {
    this.#states.delete(id);
  }
}

/** The one of the product; get it by `root.late`. */
export const createMovedComposers = (): MovedComposers => new MovedComposers();

import type { ComposerState } from './ComposerState';

/**
 * Composers that were moved out of their dialog, by the id in the address of their pane. They keep data that drafts do not have:
 * recipients, running uploads, and content that is not saved as a draft. They are also kept when the pane closes, for undo.
 */
export class MovedComposers {
  readonly #states = new Map<string, ComposerState>();

  /** Keeps a composer. @returns the address of a pane that shows it; after a reload, it names the notes that this one refers to */
  keep(state: ComposerState, id: string): string {
    this.#states.set(id, state);
    const { replyId, renoteId, channelId, mention, specified } = state.params;
    const named = { id, reply: replyId, renote: renoteId, channel: channelId, mention, specified, draft: state.draft.id };
    const query = new URLSearchParams(Object.entries(named).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
    return `/compose?${query.toString()}`;
  }

  /** Returns a kept composer; undefined after a reload. */
  get(id: string): ComposerState | undefined {
    return this.#states.get(id);
  }

  /** Removes a composer after its note is posted. */
  forget(id: string): void {
    this.#states.delete(id);
  }
}

/** Creates the store; use it with `root.part`, which keeps one instance. */
export const createMovedComposers = (): MovedComposers => new MovedComposers();

import { action, makeObservable, observable } from 'mobx';
import type { NoteCreateParams } from '~/api/endpoints';
import { ApiError, type AppError } from '~/lib/AppError';
import { peek } from '~/lib/peek';
import { ok, type Result } from '~/lib/Result';
import type { NoteId, UserId } from '~/services/records';

interface OnNote {
  readonly noteId: NoteId;
}

interface OnUser {
  readonly userId: UserId;
}

/** What each kind of action is sent with. */
export interface ActionParams {
  readonly react: OnNote & { readonly reaction: string };
  readonly unreact: OnNote;
  readonly vote: OnNote & { readonly choice: number };
  readonly renote: NoteCreateParams & { readonly renoteId: NoteId };
  /** `noteId` is the renote itself. */
  readonly unrenote: OnNote;
  readonly follow: OnUser & { readonly withReplies?: boolean };
  readonly unfollow: OnUser;
  readonly cancelRequest: OnUser;
  readonly clip: OnNote & { readonly clipId: string };
  readonly unclip: OnNote & { readonly clipId: string };
}

/** A kind of action that can wait for the network. */
export type ActionKind = keyof ActionParams;

/** Something that the viewer does about a note or a user, in a form that can be stored. */
export type Action<K extends ActionKind = ActionKind> = {
  readonly [Each in K]: {
    readonly kind: Each;
    readonly params: ActionParams[Each];
    /** The reaction that the viewer had before. */
    readonly before?: string | null;
  };
}[K];

/** Returns the id of the note or the user that an action is about. */
export function subjectOf({ params }: Action): string {
  if ('userId' in params) return params.userId;
  return 'renoteId' in params ? params.renoteId : params.noteId;
}

/** Stores an action, which was perhaps sent already. Resolves to whether it is stored. */
type Keep = (action: Action, wasSent: boolean) => Promise<boolean>;

/** Statuses of a proxy that got no answer itself. */
const LOST_BEHIND_PROXY = [502, 503, 504];

const isUnanswered = (error: AppError): boolean =>
  error instanceof ApiError ? LOST_BEHIND_PROXY.includes(error.status) : ['network', 'offline', 'timeout'].includes(error.code);

/**
 * Sends actions of an account, or lets them wait in its outbox: without a network, when no answer comes, and behind earlier ones about the
 * same note or user. Knows which wait, so that views can say so. Separate from the outbox, whose code most visits do not fetch.
 */
export class LaterActions {
  readonly #waiting = observable.map<string, readonly ActionKind[]>(undefined, { deep: false });
  readonly #isOnline: () => boolean;
  readonly #keep: Keep;

  constructor({ isOnline, keep }: { readonly isOnline: () => boolean; readonly keep: Keep }) {
    this.#isOnline = isOnline;
    this.#keep = keep;
    makeObservable(this, { show: action });
  }

  /** The kinds of the actions about a note or a user that wait; observable. */
  about(id: string): readonly ActionKind[] {
    return this.#waiting.get(id) ?? [];
  }

  /** Sends an action, or keeps it. @returns the answer, or `waits` */
  async send<T>(one: Action, call: () => Promise<Result<T>>): Promise<Result<T | 'waits'>> {
    const mustWait = peek(() => !this.#isOnline() || this.#waiting.has(subjectOf(one)));
    if (mustWait && (await this.#keep(one, false))) return ok('waits');
    const answer = await call();
    return !answer.ok && isUnanswered(answer.error) && (await this.#keep(one, true)) ? ok('waits') : answer;
  }

  /** Takes over which actions wait, the oldest first. */
  show(actions: readonly Action[]): void {
    const kinds = new Map<string, readonly ActionKind[]>();
    for (const one of actions) kinds.set(subjectOf(one), [...(kinds.get(subjectOf(one)) ?? []), one.kind]);
    this.#waiting.replace(kinds);
  }
}

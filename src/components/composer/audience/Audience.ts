import { makeAutoObservable, observableRef } from 'mobx';
import type { ReactionAcceptance, Visibility } from '~/api/wire';
import type { DraftData } from '~/stores/drafts/draftData';
import type { RootStore } from '~/stores/RootStore';
import type { Author } from '../author/Author';
import { withinRules } from '../initialContent';

/** Who can read a note. */
export type VisibilityChoice = Pick<DraftData, 'visibility' | 'localOnly'>;

/** Everything of the audience that drafts keep. */
type AudienceContent = VisibilityChoice & Pick<DraftData, 'visibleUserIds' | 'reactionAcceptance'>;

/** Who can read a note in progress, and which reactions it takes from them. */
export class Audience {
  visibility: Visibility = 'public';
  localOnly = false;
  /** The recipients of a direct note. */
  visibleUserIds: readonly string[] = [];
  reactionAcceptance: ReactionAcceptance = null;

  readonly #settings: RootStore['settings'];
  readonly #author: Author;
  readonly #isChannel: boolean;
  /** The choice for the account of the pane, while another account posts. */
  #homeChoice: VisibilityChoice | null = null;

  constructor(settings: RootStore['settings'], author: Author, isChannel: boolean) {
    this.#settings = settings;
    this.#author = author;
    this.#isChannel = isChannel;
    // By reference, because a browser's storage cannot copy observables.
    makeAutoObservable(this, { visibleUserIds: observableRef }, { autoBind: true });
  }

  /** Whether "local only" can be changed. Channel notes are always local, and direct notes never need it. */
  get canToggleLocalOnly(): boolean {
    return this.visibility !== 'specified' && !this.#isChannel;
  }

  setVisibility(visibility: Visibility): void {
    this.visibility = visibility;
    if (this.#remembers) this.#settings.set('visibility', visibility);
  }

  setLocalOnly(localOnly: boolean): void {
    this.localOnly = localOnly;
    if (this.#remembers) this.#settings.set('localOnly', localOnly);
  }

  setReactionAcceptance(acceptance: ReactionAcceptance): void {
    this.reactionAcceptance = acceptance;
  }

  addRecipient(userId: string): void {
    if (!this.visibleUserIds.includes(userId)) this.visibleUserIds = [...this.visibleUserIds, userId];
  }

  removeRecipient(userId: string): void {
    this.visibleUserIds = this.visibleUserIds.filter((id) => id !== userId);
  }

  /** Replaces everything that drafts keep, as far as the account and the channel allow it. */
  reset({ visibility, localOnly, visibleUserIds, reactionAcceptance }: AudienceContent): void {
    this.visibleUserIds = visibleUserIds;
    this.reactionAcceptance = reactionAcceptance === undefined ? this.#settings.get('reactionAcceptance') : reactionAcceptance;
    this.applyWithinRules({ visibility, localOnly });
  }

  /** Keeps the choice for the account of the pane, which another one takes the note from. */
  keepHomeChoice(): void {
    this.#homeChoice = { visibility: this.visibility, localOnly: this.localOnly };
  }

  /** Takes the choice for another author; without one, that of the account of the pane. */
  takeChoice(choice: VisibilityChoice = this.#homeChoice ?? this): void {
    this.applyWithinRules(choice);
  }

  private applyWithinRules({ visibility, localOnly }: VisibilityChoice): void {
    Object.assign(this, withinRules({ visibility, localOnly, isChannel: this.#isChannel }, this.#author.me));
  }

  /** Whether the visibility is that of the next note as well. Another account has a memory of its own. */
  get #remembers(): boolean {
    return this.#author.isHome && this.#settings.get('rememberNoteVisibility');
  }
}

import { makeAutoObservable, observableRef } from 'mobx';
import type { WireEmoji } from '~/api/wire';
import { EmojiIndex } from '~/emoji/EmojiIndex';
import { bareEmoji, hasSkinTone, withSkinTone } from '~/lib/skinTone';
import type { UnicodeEmojiEntry } from '~/emoji/unicodeEmojis';
import type { I18n } from '~/i18n/I18n';
import { toAppError, type AppError } from '~/lib/AppError';
import { customReaction } from '~/services/reactions';
import type { EmojiStore } from '~/stores/emojis/EmojiStore';
import type { SettingsStore } from '~/stores/settings/SettingsStore';
import { customFolders, openSection, tagFolders, unicodeFolders, type PickerSection } from './pickerSections';

/** How a picker is used. */
export interface PickerPurpose {
  /** The setting with the pinned emoji; null for none. */
  readonly pinned: 'reactions' | 'pinnedEmojis' | null;
  /** Returns whether a custom emoji may be chosen; observable. */
  allowed(): (emoji: WireEmoji) => boolean;
}

/** The dependencies of an {@link EmojiOffer}. */
export interface EmojiOfferDeps {
  readonly settings: Pick<SettingsStore, 'get'>;
  readonly emojis: Pick<EmojiStore, 'emojis' | 'get' | 'load'>;
  readonly i18n: Pick<I18n, 't' | 'lang'>;
  readonly purpose: PickerPurpose;
  readonly loadUnicode: (lang: string) => Promise<readonly UnicodeEmojiEntry[]>;
}

/** The tabs of the picker. */
export const PICKER_TABS = ['index', 'custom', 'unicode', 'tags'] as const;

export type PickerTab = (typeof PICKER_TABS)[number];

/** A character that no emoji has in its name. */
const NOBODY_ASKS_FOR = '\u0001';

const filled = (sections: readonly PickerSection[]): readonly PickerSection[] => sections.filter(({ count }) => count > 0);

/** The emoji that a picker offers, by groups or by search. An emoji is `:name:` or a character. */
export class EmojiOffer {
  isLoading = false;
  /** The error that kept a part of the emoji from loading. */
  problem: AppError | null = null;

  private unicode: readonly UnicodeEmojiEntry[] = [];
  readonly #deps: EmojiOfferDeps;
  #loading: Promise<void> = Promise.resolve();
  readonly #customIndex = new KeptIndex<WireEmoji>();
  readonly #unicodeIndex = new KeptIndex<UnicodeEmojiEntry>();

  constructor(deps: EmojiOfferDeps) {
    this.#deps = deps;
    makeAutoObservable<this, 'unicode'>(this, { unicode: observableRef, problem: observableRef });
  }

  /** Loads the emoji. Pinned ones are available before that. */
  load(): Promise<void> {
    return (this.#loading = this.fetchAll());
  }

  /** Resolves when the current load succeeds or fails. */
  whenLoaded(): Promise<void> {
    return this.#loading;
  }

  /** Builds the search index before the first search needs it. */
  prepare(): void {
    this.search(NOBODY_ASKS_FOR);
  }

  /** The pinned emoji; observable. */
  pinned(): readonly string[] {
    const { purpose, settings } = this.#deps;
    return purpose.pinned === null ? [] : settings.get(purpose.pinned);
  }

  /** The groups of a tab. The first tab has all of them: pinned, recent, custom and Unicode emoji. */
  browse(tab: PickerTab): readonly PickerSection[] {
    switch (tab) {
      case 'custom':
        return this.customPart;
      case 'unicode':
        return this.unicodePart;
      case 'tags':
        return this.tagPart;
      default:
        return [...this.ownPart, ...this.customPart, ...this.unicodePart];
    }
  }

  /** The matches of a search, at most a hundred of each kind: custom emoji first, unless only a built-in one has exactly this name. */
  search(query: string): readonly PickerSection[] {
    const { t } = this.#deps.i18n;
    const custom = this.customIndex()
      .search(query)
      .map(({ name }) => `:${name}:`);
    const char = this.charOf(query);
    const named = this.unicodeIndex()
      .search(query)
      .map((entry) => this.toned(entry.char));
    const unicode = char === undefined ? named : [char, ...named.filter((other) => other !== char)];
    const sections = [
      openSection('foundCustom', t('emojiPicker.customEmojis'), custom),
      openSection('foundUnicode', t('emojiPicker.unicodeEmojis'), unicode),
    ];
    const exact = this.exact(query);
    return filled(exact !== undefined && exact === unicode[0] ? sections.toReversed() : sections);
  }

  /** The emoji with exactly this name, or the emoji that the text is. */
  exact(text: string): string | undefined {
    const custom = this.customIndex().named(text);
    if (custom) return `:${custom.name}:`;
    const char = this.charOf(text);
    const named = char === undefined ? this.unicodeIndex().named(text)?.char : undefined;
    return char ?? (named && this.toned(named));
  }

  /** The custom emoji with exactly this name if it is not allowed here; otherwise null. */
  refused(name: string): string | null {
    const { emojis, purpose } = this.#deps;
    const emoji = emojis.get(name.trim().replaceAll(':', ''));
    return emoji && !purpose.allowed()(emoji) ? `:${emoji.name}:` : null;
  }

  /** The tooltip of an emoji. */
  titleOf(emoji: string): string {
    return this.titles.get(bareEmoji(emoji))?.replaceAll('_', ' ') ?? emoji;
  }

  private get titles(): ReadonlyMap<string, string> {
    return new Map(this.unicode.map(({ char, name }) => [bareEmoji(char), name]));
  }

  private get chars(): ReadonlyMap<string, string> {
    return new Map(this.unicode.map(({ char }) => [bareEmoji(char), char]));
  }

  private get custom(): readonly WireEmoji[] {
    return this.#deps.emojis.emojis.filter(this.#deps.purpose.allowed());
  }

  private customIndex(): EmojiIndex<WireEmoji> {
    return this.#customIndex.of(this.custom);
  }

  private unicodeIndex(): EmojiIndex<UnicodeEmojiEntry> {
    return this.#unicodeIndex.of(this.unicode);
  }

  private get ownPart(): readonly PickerSection[] {
    const { settings, i18n } = this.#deps;
    const pinned = this.pinned();
    const recent = settings.get('recentlyUsedEmojis').filter((emoji) => !pinned.includes(emoji));
    return filled([
      openSection('pinned', i18n.t('emojiPicker.pinned'), this.usable(pinned)),
      openSection('recent', i18n.t('emojiPicker.recentEmojis'), this.usable(recent)),
    ]);
  }

  private get customPart(): readonly PickerSection[] {
    return customFolders(this.custom, this.#deps.i18n.t('emojiPicker.otherEmojis'));
  }

  private get tagPart(): readonly PickerSection[] {
    return tagFolders(this.custom);
  }

  private get unicodePart(): readonly PickerSection[] {
    const { unicode } = this;
    const entries = unicode.map((entry) => ({ ...entry, char: this.toned(entry.char) }));
    return unicodeFolders(entries, (category) => this.#deps.i18n.t(`emojiPicker.category.${category}`));
  }

  /** The emoji of a list without repetitions and without custom emoji that do not exist or are not allowed. */
  private usable(list: readonly string[]): readonly string[] {
    const { emojis, purpose } = this.#deps;
    const isAllowed = purpose.allowed();
    return [...new Set(list)].filter((emoji) => {
      const custom = customReaction(emoji);
      if (!custom) return true;
      const known = emojis.get(custom.name);
      return known !== undefined && isAllowed(known);
    });
  }

  /** The emoji that a text is: with the skin tone that it has, and otherwise as the list has it. */
  private charOf(text: string): string | undefined {
    const typed = text.trim();
    const listed = this.chars.get(bareEmoji(typed));
    return listed !== undefined && hasSkinTone(typed) ? typed : listed;
  }

  /** An emoji of the list in the skin tone of the viewer. */
  private toned(char: string): string {
    return withSkinTone(char, this.#deps.settings.get('emojiSkinTone'));
  }

  private async fetchAll(): Promise<void> {
    const { emojis, i18n, loadUnicode } = this.#deps;
    // The store remembers a failure for a while. A retry by the viewer skips that.
    const isRetry = this.problem !== null && emojis.emojis.length === 0;
    this.begin();
    const [custom, unicode] = await Promise.allSettled([emojis.load(isRetry), loadUnicode(i18n.lang)]);
    if (unicode.status === 'fulfilled') this.take(unicode.value);
    else this.miss(toAppError(unicode.reason));
    if (custom.status === 'fulfilled' && !custom.value.ok) this.missCustom(custom.value.error);
  }

  private begin(): void {
    this.isLoading = true;
    this.problem = null;
  }

  private take(unicode: readonly UnicodeEmojiEntry[]): void {
    this.isLoading = false;
    this.unicode = unicode;
  }

  private miss(problem: AppError): void {
    this.isLoading = false;
    this.problem = problem;
  }

  /** Reports that custom emoji could not be fetched, unless there is an older list. */
  private missCustom(problem: AppError): void {
    if (this.#deps.emojis.emojis.length === 0) this.problem = problem;
  }
}

/** The search index of a list. It is built again only for another list, because that takes longer than a search. */
class KeptIndex<E extends { readonly name: string; readonly aliases: readonly string[] }> {
  #list: readonly E[] = [];
  #index = new EmojiIndex<E>([]);

  of(list: readonly E[]): EmojiIndex<E> {
    if (list !== this.#list) {
      this.#list = list;
      this.#index = new EmojiIndex(list);
    }
    return this.#index;
  }
}

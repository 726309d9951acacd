import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, type CSSProperties, type KeyboardEvent, useState } from 'react';
import { rippleAt } from '~/components/effects/effects';
import type { IconName } from '~/components/ui/Icon';
import { IconButton } from '~/components/ui/IconButton';
import { Tabs } from '~/components/ui/Tabs';
import { useI18n } from '~/i18n/useI18n';
import { useStores, useServer } from '~/react/context';
import { useTypedAhead } from '~/react/useTypedAhead';
import type { RootStore } from '~/stores/RootStore';
import { PICKER_TABS, type PickerPurpose, EmojiOffer } from './EmojiOffer';
import styles from './EmojiPicker.module.css';
import { cellId } from './PickerRowView';
import { PickerGrid } from './PickerGrid';
import { PickerSearch } from './PickerSearch';
import { PickerStatus } from './PickerStatus';
import { rememberEmoji } from './rememberEmoji';
import { SkinToneButton, SkinTones } from './SkinTones';
import { loadUnicodeEmojis } from '~/emoji/unicodeEmojis';
import { peek } from '~/lib/peek';
import { neededOffline } from '~/lib/neededOffline';
import { EmojiPickerState } from './EmojiPickerState';

interface EmojiPickerProps {
  purpose: PickerPurpose;
  /** The accessible name of the grid. */
  label: string;
  /** Called with every choice: `:name:` or a character. */
  onPick: (emoji: string) => void;
  /** Continues in a floating window. Without it, there is no button for that. */
  onPopOut?: () => void;
  /** Whether the picker fills its container instead of having the size from the settings. */
  isFitted?: boolean;
}

/** How long after opening the search index is built: after the picker is drawn, and before most people type, in ms. */
const PREPARE_MS = 150;

const TAB_ICONS = { index: 'gridDots', custom: 'moodSmile', unicode: 'planet', tags: 'hash' } as const satisfies Record<string, IconName>;

/**
 * Chooses an emoji: pinned and recent ones at once, others by folder, tag or name. The search field keeps the focus and the
 * arrow keys move through the grid, so that sight, keys and screen readers agree.
 */
export const EmojiPicker = observer(function EmojiPicker({ purpose, label, onPick, onPopOut, isFitted }: EmojiPickerProps) {
  const { t } = useI18n();
  const { settings } = useStores();
  const { offer, state } = useEmojiPicker(purpose);
  const listId = useId();
  const [areTonesOpen, setTonesOpen] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  useTypedAhead(search);
  useEffect(() => {
    void offer.load();
    const timer = setTimeout(() => offer.prepare(), PREPARE_MS);
    return () => clearTimeout(timer);
  }, [offer]);

  const pick = (emoji: string, cell: Element | null) => {
    rippleAt(settings, cell);
    rememberEmoji(settings, emoji, offer.pinned());
    onPick(emoji);
  };
  const pickCurrent = async () => {
    const { query } = state;
    // Enter may be pressed before the emoji are loaded.
    if (state.isSearching && offer.isLoading) await offer.whenLoaded();
    if (!search.current || state.query !== query) return;
    const place = state.current;
    const emoji = state.enter();
    if (emoji !== undefined) pick(emoji, place && document.getElementById(cellId(listId, place)));
  };
  return (
    <div
      role="presentation"
      className={styles.picker}
      data-fitted={isFitted || undefined}
      style={{ '--columns': state.columns, '--cell': `${state.cell}px`, '--list-height': `${state.height}px` } as CSSProperties}
      onKeyDown={(event) => typeIntoSearch(event, search.current)}
    >
      <PickerSearch
        ref={search}
        state={state}
        offer={offer}
        listId={listId}
        onEnter={() => void pickCurrent()}
        onPick={(emoji) => pick(emoji, search.current)}
      />
      <div className={styles.tabs}>
        <Tabs
          label={t('emojiPicker.tabs')}
          value={state.tab}
          onChange={(tab) => state.choose(tab)}
          items={PICKER_TABS.map((tab) => ({ value: tab, label: t(`emojiPicker.tab.${tab}`), icon: TAB_ICONS[tab] }))}
        />
        <SkinToneButton isOpen={areTonesOpen} onToggle={() => setTonesOpen(!areTonesOpen)} />
        {onPopOut && <IconButton icon="appWindow" label={t('emojiPicker.popOut')} onClick={onPopOut} />}
      </div>
      {areTonesOpen && (
        <SkinTones
          onChosen={() => {
            setTonesOpen(false);
            search.current?.focus({ preventScroll: true });
          }}
        />
      )}
      <PickerGrid state={state} offer={offer} id={listId} label={label} onPick={pick} />
      <PickerStatus state={state} offer={offer} />
    </div>
  );
});

/** Moves the focus to the search field when a character is typed anywhere in the picker. */
function typeIntoSearch(event: KeyboardEvent, search: HTMLInputElement | null): void {
  if (event.target === search || event.key.length !== 1 || event.key === ' ') return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  search?.focus();
}

const loadUnicode = ({ settings }: RootStore, lang: string) =>
  loadUnicodeEmojis(
    lang,
    peek(() => settings.get('additionalUnicodeEmojiIndexes')),
  );

neededOffline((root: RootStore) => loadUnicode(root, root.i18n.lang));

/** The emoji and the state of one picker on screen. The purpose of the first rendering stays. */
function useEmojiPicker(purpose: PickerPurpose): { readonly offer: EmojiOffer; readonly state: EmojiPickerState } {
  const root = useStores();
  const { settings } = root;
  const { emojis } = useServer();
  const i18n = useI18n();
  const [picker] = useState(() => {
    const offer = new EmojiOffer({ settings, emojis, i18n, purpose, loadUnicode: (lang) => loadUnicode(root, lang) });
    return { offer, state: new EmojiPickerState({ offer, settings, isTouch: window.matchMedia('(pointer: coarse)').matches }) };
  });
  return picker;
}

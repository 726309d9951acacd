import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, type CSSProperties, type KeyboardEvent } from 'react';
import { withEffects } from '~/components/effects/withEffects';
import { IconButton } from '~/components/ui/IconButton';
import { Tabs } from '~/components/ui/Tabs';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/stores/context';
import { PICKER_TABS, type PickerPurpose } from './EmojiOffer';
import styles from './EmojiPicker.module.css';
import { cellId } from './PickerRowView';
import { PickerGrid } from './PickerGrid';
import { PickerSearch } from './PickerSearch';
import { PickerStatus } from './PickerStatus';
import { rememberEmoji } from './rememberEmoji';
import { useEmojiPicker } from './useEmojiPicker';

interface EmojiPickerProps {
  purpose: PickerPurpose;
  /** Accessible name of what can be chosen. */
  label: string;
  /** Told `:name:` or the character, with every choice. */
  onPick: (emoji: string) => void;
  /** Goes on in a window of its own. */
  onPopOut?: () => void;
  /** As large as what it stands in, instead of as large as the settings say. */
  isFitted?: boolean;
}

/** By then what is opened stands there, and hardly anybody has typed a letter; ms. */
const PREPARE_MS = 150;

const TAB_ICONS = { index: 'gridDots', custom: 'smile', unicode: 'planet', tags: 'hash' } as const;

/**
 * Chooses an emoji: pinned and recently used ones at once, all others by folder, by tag or by name. The search field
 * keeps the focus and the arrows walk through what is offered, so that eyes, keys and screen readers find the same thing.
 */
export const EmojiPicker = observer(function EmojiPicker({ purpose, label, onPick, onPopOut, isFitted }: EmojiPickerProps) {
  const { t } = useI18n();
  const { settings } = useStores();
  const { offer, state } = useEmojiPicker(purpose);
  const listId = useId();
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    void offer.load();
    const timer = setTimeout(() => offer.prepare(), PREPARE_MS);
    return () => clearTimeout(timer);
  }, [offer]);

  const pick = (emoji: string, cell: Element | null) => {
    // The picker may be closed by the time that the effect is there.
    const place = cell?.getBoundingClientRect();
    if (place) withEffects(settings, ({ ripple }) => ripple(place));
    rememberEmoji(settings, emoji, offer.pinned());
    onPick(emoji);
  };
  const pickCurrent = async () => {
    const { query } = state;
    // Who types a name and sends it at once may be quicker than the emoji are.
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
        {onPopOut && <IconButton icon="window" label={t('emojiPicker.popOut')} onClick={onPopOut} />}
      </div>
      <PickerGrid state={state} offer={offer} id={listId} label={label} onPick={pick} />
      <PickerStatus state={state} offer={offer} />
    </div>
  );
});

/** Whatever in the picker has the focus, letters are looked for. */
function typeIntoSearch(event: KeyboardEvent, search: HTMLInputElement | null): void {
  if (event.target === search || event.key.length !== 1 || event.key === ' ') return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  search?.focus();
}

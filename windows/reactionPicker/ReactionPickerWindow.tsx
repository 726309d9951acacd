import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { ReactionEmoji } from '~/emoji/ReactionEmoji';
import { useI18n } from '~/i18n/useI18n';
import type { WindowProps } from '~/registry/contracts';
import { reactionLabel } from '~/services/reactions';
import { useStores } from '~/stores/context';
import { rememberEmoji } from './rememberEmoji';
import styles from './ReactionPickerWindow.module.css';
import { stepInGrid } from './stepInGrid';
import { useReactionChoices } from './useReactionChoices';

/** Columns by the setting emojiPickerWidth, and the side of a cell by emojiPickerScale, px (reference/note.md section 14). */
const COLUMNS = { 1: 5, 2: 6, 3: 7, 4: 8, 5: 9 } as const;
const CELL_PX = { 1: 40, 2: 45, 3: 50 } as const;
const ROWS = { 1: 4, 2: 6, 3: 8, 4: 10 } as const;

/**
 * Chooses a reaction: the own favourites at once, everything else by its name. The search field keeps the focus and the
 * arrows walk through the choices, so that eyes, keys and screen readers all find the same thing.
 */
export default observer(function ReactionPickerWindow({ params, close }: WindowProps<'reactionPicker'>) {
  const { t } = useI18n();
  const { settings } = useStores();
  const ids = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(-1);
  const sections = useReactionChoices(params.noteId, query);
  const choices = sections.flatMap((section) => section.reactions);
  const columns = COLUMNS[settings.get('emojiPickerWidth')];
  const list = useRef<HTMLDivElement>(null);
  // A search always has a best match; without one nothing is chosen until an arrow is pressed.
  const current = active >= 0 ? Math.min(active, choices.length - 1) : query === '' ? -1 : Math.min(0, choices.length - 1);

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const pick = (reaction: string) => {
    rememberEmoji(settings, reaction);
    close(reaction);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = choices[current];
    if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      pick(chosen);
      return;
    }
    const next = stepInGrid(event.key, current, {
      counts: sections.map(({ reactions }) => reactions.length),
      columns,
      isTyping: query !== '',
    });
    if (next === null) return;
    event.preventDefault();
    setActive(next);
  };
  let place = 0;
  return (
    <div
      className={styles.picker}
      style={
        {
          '--columns': columns,
          '--cell': `${CELL_PX[settings.get('emojiPickerScale')]}px`,
          '--rows': ROWS[settings.get('emojiPickerHeight')],
        } as CSSProperties
      }
    >
      <input
        className={styles.search}
        type="search"
        role="combobox"
        aria-label={t('reactionPicker.searchEmoji')}
        aria-expanded="true"
        aria-controls={`${ids}list`}
        aria-autocomplete="list"
        aria-activedescendant={current >= 0 ? `${ids}${current}` : undefined}
        placeholder={t('reactionPicker.searchEmoji')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={query}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the picker opens to choose; on a touch screen the keyboard would cover what there is to choose from
        autoFocus={!window.matchMedia('(pointer: coarse)').matches}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(-1);
        }}
        onKeyDown={handleKeyDown}
      />
      <div className={styles.list} id={`${ids}list`} ref={list} role="listbox" aria-label={t('note.reactionPicker')}>
        {sections.map((section) => (
          <div key={section.title} role="group" aria-label={t(section.title)} className={styles.section}>
            <p className={styles.title} aria-hidden="true">
              {t(section.title)}
            </p>
            <div className={styles.grid}>
              {section.reactions.map((reaction) => {
                const at = place++;
                return (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the arrows of the search field reach every option; a pointer presses it
                  <div
                    key={reaction}
                    id={`${ids}${at}`}
                    role="option"
                    tabIndex={-1}
                    className={styles.option}
                    aria-selected={at === current}
                    aria-label={reactionLabel(reaction)}
                    title={reactionLabel(reaction)}
                    onPointerDown={(event) => event.preventDefault()}
                    onClick={() => pick(reaction)}
                  >
                    <ReactionEmoji reaction={reaction} />
                  </div>
                );
              })}
            </div>
          </div>
        ))}
      </div>
      <p className={styles.nothing} role="status">
        {choices.length === 0
          ? t('reactionPicker.noEmojiFound')
          : query === ''
            ? ''
            : t('reactionPicker.emojisFound', { n: choices.length })}
      </p>
    </div>
  );
});

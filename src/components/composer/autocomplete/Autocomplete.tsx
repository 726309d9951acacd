import { observer } from 'mobx-react-lite';
import { useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { ListOption } from '~/components/ui/ListOption';
import { useI18n } from '~/i18n/useI18n';
import type { TextElement } from '~/lib/insertText';
import { sayPolitely } from '~/lib/sayPolitely';
import { useAccount, useStores } from '~/react/context';
import styles from './Autocomplete.module.css';
import { AutocompleteState } from './AutocompleteState';
import { createSources } from './sources';
import { keyOf } from './suggestions';
import { SuggestionView } from './SuggestionView';
import type { CompletionKind } from './trigger';
import { useCaretPlace } from './useCaretPlace';
import { useFieldEvents } from './useFieldEvents';
import { usePick } from './usePick';

interface AutocompleteProps {
  /** The text field. It needs nothing else: keys, the attributes for screen readers and the insertion happen here. */
  field: RefObject<TextElement | null>;
  /** The kinds of words that are completed. Those of the first rendering stay. */
  kinds: readonly CompletionKind[];
}

/** Suggests how to complete the word at the caret of a text field, and completes it. Render it beside the field. */
export const Autocomplete = observer(function Autocomplete({ field, kinds }: AutocompleteProps) {
  const root = useStores();
  const account = useAccount();
  const [state] = useState(() => new AutocompleteState(createSources(kinds, { root, account })));
  const pick = usePick(field, state);
  const id = useId();
  useFieldEvents(field, state, pick);
  useFieldRole(field, state, id);
  useAnnouncement(state);
  if (!state.isOpen) return null;
  return createPortal(
    <Suggestions field={field} state={state} id={id} onPick={pick} />,
    document.querySelector('#layers') ?? document.body,
  );
});

/**
 * How many rows are drawn until the list scrolls or the arrow keys go past them: those in sight, and one more so that it can
 * scroll. Thirty rows for each letter, each with a picture, would keep the next letter waiting.
 */
const ROWS_AT_FIRST = 8;

interface SuggestionsProps {
  field: RefObject<TextElement | null>;
  state: AutocompleteState;
  id: string;
  onPick: ReturnType<typeof usePick>;
}

const Suggestions = observer(function Suggestions({ field, state, id, onPick }: SuggestionsProps) {
  const { t } = useI18n();
  const list = useRef<HTMLDivElement>(null);
  const [isScrolled, setScrolled] = useState(false);
  const { suggestions, activeIndex, trigger } = state;
  const shown = isScrolled || activeIndex >= ROWS_AT_FIRST ? suggestions : suggestions.slice(0, ROWS_AT_FIRST);
  useCaretPlace(list, field, trigger?.start ?? 0);
  return (
    <div
      ref={list}
      id={`${id}list`}
      role="listbox"
      aria-label={t('composer.typing.suggestions')}
      className={styles.list}
      onScroll={() => setScrolled(true)}
    >
      {shown.map((suggestion, index) => (
        <ListOption
          key={keyOf(suggestion)}
          id={id + index}
          className={styles.option}
          dir={document.documentElement.dir || undefined}
          aria-posinset={index + 1}
          aria-setsize={suggestions.length}
          isActive={index === activeIndex}
          onPick={() => onPick(suggestion)}
        >
          <SuggestionView suggestion={suggestion} />
        </ListOption>
      ))}
    </div>
  );
});

/** Tells screen readers about the list. The field is a combobox only while there is one. */
function useFieldRole(field: RefObject<TextElement | null>, { isOpen, activeIndex }: AutocompleteState, id: string): void {
  const active = isOpen && activeIndex >= 0 ? id + activeIndex : null;
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return undefined;
    element.setAttribute('aria-autocomplete', 'list');
    if (!isOpen) return undefined;
    const open = { role: 'combobox', 'aria-expanded': 'true', 'aria-haspopup': 'listbox', 'aria-controls': `${id}list` };
    for (const [name, value] of Object.entries(open)) element.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(open)) element.removeAttribute(name);
    };
  }, [field, id, isOpen]);
  useLayoutEffect(() => {
    if (active === null) field.current?.removeAttribute('aria-activedescendant');
    else field.current?.setAttribute('aria-activedescendant', active);
  }, [active, field]);
}

/** Says how many suggestions there are once they are complete. */
function useAnnouncement({ isOpen, isSettled, suggestions }: AutocompleteState): void {
  const { t } = useI18n();
  const { clock } = useStores();
  const text = isOpen && isSettled ? t('composer.typing.count', { n: suggestions.length }) : null;
  useEffect(() => {
    if (text === null) return undefined;
    const said = sayPolitely(text, clock);
    return () => said.dispose();
  }, [clock, text]);
}

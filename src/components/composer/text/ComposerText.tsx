import { useLayoutEffect, useReducer, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { observer } from 'mobx-react-lite';
import { useContentRows } from '~/components/ui/useContentRows';
import { useI18n } from '~/i18n/useI18n';
import { isComposing } from '~/lib/keys';
import { useTypedAhead } from '~/react/useTypedAhead';
import { Autocomplete } from '../autocomplete/Autocomplete';
import type { CompletionKind } from '../autocomplete/trigger';
import styles from '../Composer.module.css';
import type { ComposerState } from '../ComposerState';
import { CwField } from './CwField';
import { useQuoteOffer } from '../quote/useQuoteOffer';
import { formatByKey, linkByPaste } from './formatting';
import { usePlaceholder } from './usePlaceholder';

const COMPLETED: readonly CompletionKind[] = ['user', 'hashtag', 'emoji', 'function', 'argument'];

interface ComposerTextProps {
  state: ComposerState;
  /** Whether it takes the letters that were typed before it was there. */
  isMain: boolean;
  autoFocus: boolean;
  /** The id of the counter, which describes the text box. */
  counterId: string;
  onPost: () => void;
  onEscape?: () => void;
}

/** The fields for the content warning and the text. */
export const ComposerText = observer(function ComposerText({ state, isMain, autoFocus, counterId, onPost, onEscape }: ComposerTextProps) {
  const { t } = useI18n();
  const text = useRef<HTMLTextAreaElement>(null);
  useContentRows(text, state.words.text);
  useTypedAhead(text, isMain);
  const offerQuote = useQuoteOffer(state);
  const placeholder = usePlaceholder(state);
  // An observer is not subscribed until React has time for it after the first rendering. Until then, only React's own state draws a
  // letter at once; otherwise React puts the former text back into the field.
  const [, drawNow] = useReducer((count: number) => count + 1, 0);

  useLayoutEffect(() => {
    if (!autoFocus) return;
    text.current?.focus();
    const end = text.current?.value.length ?? 0;
    text.current?.setSelectionRange(end, end);
  }, [autoFocus]);

  const { failure, back } = state.posting;
  useLayoutEffect(() => {
    const field = text.current;
    if (!back || !field) return;
    field.focus();
    const caret = back.caret ?? field.value.length;
    field.setSelectionRange(caret, caret);
  }, [back]);
  useLayoutEffect(() => {
    if (failure && hasOrLost(text.current)) text.current?.focus();
  }, [failure]);
  const handleKey = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onPost();
    } else if (event.key === 'Escape' && onEscape) {
      event.stopPropagation();
      onEscape();
    } else if (text.current && event.target === text.current && formatByKey(event, text.current)) {
      event.preventDefault();
    }
  };
  const handlePaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    if (linkByPaste(event.clipboardData.getData('text'), event.currentTarget)) event.preventDefault();
    else offerQuote(event);
  };
  return (
    <>
      <CwField state={state} completed={COMPLETED} onKey={handleKey} />
      <textarea
        ref={text}
        className={styles.text}
        data-main-field={isMain ? '' : undefined}
        value={state.words.text}
        readOnly={state.words.isPicking}
        dir="auto"
        aria-label={t('composer.noteText')}
        aria-describedby={counterId}
        aria-invalid={state.words.length > state.words.maxLength}
        placeholder={placeholder}
        onChange={(event) => {
          state.words.setImeText('');
          state.words.setText(event.target.value);
          drawNow();
        }}
        onCompositionUpdate={(event) => state.words.setImeText(event.data)}
        onCompositionEnd={() => state.words.setImeText('')}
        onPaste={handlePaste}
        onKeyDown={handleKey}
      />
      <Autocomplete key={state.author.account.key} field={text} kinds={COMPLETED} />
    </>
  );
});

/** Whether the form of a field has the focus, or an element around it has, because its fields could not hold the focus. */
function hasOrLost(field: HTMLTextAreaElement | null): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement.contains(field) || field?.form?.contains(activeElement) === true;
}

import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { Button } from '~/components/ui/Button';
import { SortableList } from '~/components/ui/SortableList';
import { useI18n } from '~/i18n/useI18n';
import { isComposing } from '~/lib/keys';
import { useStores } from '~/react/context';
import { isTooLong, MAX_CHOICE_LENGTH, MAX_CHOICES, MIN_CHOICES, type ComposerPoll, type PollChoice } from './ComposerPoll';
import styles from './PollEditor.module.css';

/** The choices in their order. Enter goes to the next one or adds one; Backspace removes an empty one; Alt with an arrow moves one. */
export const PollChoices = observer(function PollChoices({ poll }: { poll: ComposerPoll }) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const { fieldOf, focus } = useFieldFocus(poll);
  const { rows, choicesProblem, removed } = poll;

  const handleKey = (event: KeyboardEvent<HTMLInputElement>, { id, text }: PollChoice, place: number) => {
    if (isComposing(event.nativeEvent) || event.ctrlKey || event.metaKey) return;
    const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
    if (step !== undefined) {
      event.preventDefault();
      if (rows[place + step]) poll.move(place, place + step);
      focus(id);
    }
    if (event.altKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      focus(rows[place + 1]?.id ?? poll.add());
    } else if (event.key === 'Backspace' && text === '' && rows.length > 1) {
      event.preventDefault();
      focus(poll.remove(id));
    }
  };
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>, { id, text }: PollChoice) => {
    const lines = event.clipboardData
      .getData('text')
      .split(/\r\n|\r|\n/)
      .filter((line) => line.trim() !== '');
    if (lines.length < 2) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const [first = '', ...others] = lines;
    const around = text.slice(0, selectionStart ?? text.length) + first + text.slice(selectionEnd ?? text.length);
    const { lastId, left } = poll.paste(id, [around, ...others]);
    focus(lastId);
    if (left > 0) overlays.toast({ text: t('composer.poll.tooManyLines', { n: left, max: MAX_CHOICES }) });
  };
  return (
    <>
      <SortableList
        label={t('composer.poll.choices')}
        items={rows.map((row, place) => {
          const label = t('composer.poll.choice', { n: place + 1 });
          return {
            id: String(row.id),
            label,
            content: (
              <input
                ref={fieldOf(row.id)}
                className={styles.choice}
                value={row.text}
                dir="auto"
                aria-label={label}
                aria-invalid={isTooLong(row.text) || undefined}
                placeholder={label}
                autoComplete="off"
                enterKeyHint="next"
                onChange={(event) => poll.setText(row.id, event.target.value)}
                onKeyDown={(event) => handleKey(event, row, place)}
                onPaste={(event) => handlePaste(event, row)}
              />
            ),
          };
        })}
        onMove={(from, to) => poll.move(from, to)}
        onRemove={(place) => focus(poll.remove(rows[place]!.id))}
      />
      <div className={styles.row}>
        <Button icon="plus" disabled={!poll.canAdd} onClick={() => focus(poll.add())}>
          {t(poll.canAdd ? 'composer.poll.add' : 'composer.poll.noMore')}
        </Button>
        {removed && poll.canAdd && (
          <Button variant="ghost" icon="arrowBack" onClick={() => focus(poll.restore())}>
            {t('composer.poll.putBack', { text: removed.choice.text })}
          </Button>
        )}
      </div>
      <p className={styles.hint} role="status" data-kind={choicesProblem === 'fewChoices' ? undefined : 'problem'}>
        {choicesProblem && t(`composer.poll.${choicesProblem}`, { min: MIN_CHOICES, max: MAX_CHOICE_LENGTH })}
      </p>
    </>
  );
});

/** Moves the focus to choices, also to one that is drawn with the next render, and to the first one of a new poll. */
function useFieldFocus(poll: ComposerPoll) {
  const fields = useRef(new Map<number, HTMLInputElement>());
  const [wanted, setWanted] = useState<{ readonly id: number } | null>(null);
  useLayoutEffect(() => {
    if (poll.shown()) fields.current.get(poll.rows[0]?.id ?? 0)?.focus();
  }, [poll]);
  useLayoutEffect(() => {
    if (wanted) fields.current.get(wanted.id)?.focus();
  }, [wanted]);
  return {
    fieldOf: (id: number) => (field: HTMLInputElement | null) => {
      if (field) fields.current.set(id, field);
      else fields.current.delete(id);
    },
    focus: (id: number | null) => {
      if (id !== null) setWanted({ id });
    },
  };
}

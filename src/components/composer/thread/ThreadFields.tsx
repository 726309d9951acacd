import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useReducer, useRef, type MouseEvent } from 'react';
import { Button } from '~/components/ui/Button';
import { IconButton } from '~/components/ui/IconButton';
import { useContentRows } from '~/components/ui/useContentRows';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { Autocomplete } from '../autocomplete/Autocomplete';
import { ComposerFiles } from '../attachments/ComposerFiles';
import { openAttachMenu } from '../attachments/openAttachMenu';
import type { CompletionKind } from '../autocomplete/trigger';
import type { ComposerState } from '../ComposerState';
import { noteField } from '../text/noteField';
import styles from './ThreadFields.module.css';
import type { ThreadPart } from './ThreadParts';

const COMPLETED: readonly CompletionKind[] = ['user', 'hashtag', 'emoji', 'function', 'argument'];

/** A field for each note that follows, with its own files and its own room. */
export const ThreadFields = observer(function ThreadFields({ state }: { state: ComposerState }) {
  const { t } = useI18n();
  const { thread } = state;
  return (
    <>
      {thread.parts.map((part, place) => (
        <PartField key={part.id} state={state} part={part} n={place + 2} isLast={place === thread.parts.length - 1} />
      ))}
      <div className={styles.add}>
        <Button variant="ghost" icon="plus" onClick={() => thread.add()}>
          {t('composer.thread.add')}
        </Button>
      </div>
    </>
  );
});

interface PartFieldProps {
  state: ComposerState;
  part: ThreadPart;
  n: number;
  isLast: boolean;
}

const PartField = observer(function PartField({ state, part, n, isLast }: PartFieldProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const root = useStores();
  const field = useRef<HTMLTextAreaElement>(null);
  useContentRows(field, part.text);
  // See the text box of the first note.
  const [, drawNow] = useReducer((count: number) => count + 1, 0);
  // A part that was just added is where one goes on writing.
  const isNew = useRef(isLast && part.text === '' && part.attachments.files.length === 0);
  useLayoutEffect(() => {
    if (isNew.current) field.current?.focus();
  }, []);
  const left = state.words.leftOf(part.text);
  const attach = ({ currentTarget }: MouseEvent) => openAttachMenu(root, part, currentTarget);
  const remove = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    noteField(currentTarget)?.focus();
    state.thread.remove(part);
  };
  return (
    <div role="group" className={styles.part} aria-label={t('composer.thread.part', { n })}>
      <div className={styles.words}>
        <textarea
          ref={field}
          className={styles.text}
          value={part.text}
          dir="auto"
          aria-label={t('composer.thread.part', { n })}
          aria-invalid={left < 0 || undefined}
          placeholder={t('composer.thread.placeholder')}
          onChange={(event) => {
            part.setText(event.target.value);
            drawNow();
          }}
        />
        <Autocomplete field={field} kinds={COMPLETED} />
      </div>
      <ComposerFiles state={part} />
      <div className={styles.end}>
        <IconButton icon="photoPlus" label={t('composer.thread.attach', { n })} aria-haspopup="menu" onClick={attach} />
        <span className={styles.count} data-over={left < 0 || undefined}>
          {i18n.number(left)}
        </span>
        <IconButton icon="x" label={t('composer.thread.remove', { n })} onClick={remove} />
      </div>
    </div>
  );
});

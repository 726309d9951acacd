import { observer } from 'mobx-react-lite';
import { useId, useLayoutEffect, useReducer, useRef, type KeyboardEvent } from 'react';
import { Icon } from '~/components/ui/Icon';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import { isComposing } from '~/lib/keys';
import { Autocomplete } from '../autocomplete/Autocomplete';
import type { CompletionKind } from '../autocomplete/trigger';
import type { ComposerState } from '../ComposerState';
import styles from './CwField.module.css';
import { noteField } from './noteField';

interface CwFieldProps {
  state: ComposerState;
  completed: readonly CompletionKind[];
  /** Called with the keys that no input method needs. */
  onKey: (event: KeyboardEvent) => void;
}

/** The field for what the note warns about, while it does. */
export const CwField = observer(function CwField({ state, completed, onKey }: CwFieldProps) {
  const { t } = useI18n();
  const { words } = state;
  const { useCw } = words;
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  // See the text box below.
  const [, drawNow] = useReducer((count: number) => count + 1, 0);
  // Only when the button shows it: a draft may begin with a warning.
  const hadCw = useRef(useCw);
  useLayoutEffect(() => {
    if (useCw && !hadCw.current) field.current?.focus();
    hadCw.current = useCw;
  }, [useCw]);
  if (!useCw) return null;
  return (
    <div className={styles.warning}>
      <label className={styles.label} htmlFor={id}>
        {t('composer.cwText')}
      </label>
      <div className={styles.box}>
        <Icon name="alertTriangle" className={styles.icon} />
        <input
          ref={field}
          id={id}
          className={styles.field}
          value={words.cw}
          dir="auto"
          onChange={(event) => {
            words.setCw(event.target.value);
            drawNow();
          }}
          onKeyDown={(event) => !isComposing(event.nativeEvent) && onKey(event)}
        />
        <IconButton
          icon="x"
          label={t('composer.removeCw')}
          onClick={({ currentTarget }) => {
            noteField(currentTarget)?.focus();
            words.toggleCw();
          }}
        />
      </div>
      <Autocomplete field={field} kinds={completed} />
    </div>
  );
});

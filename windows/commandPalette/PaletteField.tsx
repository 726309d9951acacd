import { useRef, type KeyboardEvent, type Ref } from 'react';
import { Icon } from '~/components/ui/Icon';
import { Spinner } from '~/components/ui/Spinner';
import { useI18n } from '~/i18n/useI18n';
import { isComposing } from '~/lib/keys';
import { useTypedAhead } from '~/react/useTypedAhead';
import styles from './CommandPaletteWindow.module.css';
import { SCOPE_SIGNS } from './wanted';

interface PaletteFieldProps {
  query: string;
  listId: string;
  /** The id of the option that Enter chooses. */
  activeId: string | undefined;
  isBusy: boolean;
  onSearch: (query: string) => void;
  /** @param by 1 for the next entry, -1 for the one before */
  onStep: (by: number) => void;
  onEnter: (event: KeyboardEvent) => void;
  ref: Ref<HTMLInputElement>;
}

const SCOPES = ['people', 'tags', 'commands'] as const;

/** The field of the palette, with buttons for the signs that look for one kind of thing. */
export function PaletteField({ query, listId, activeId, isBusy, onSearch, onStep, onEnter, ref }: PaletteFieldProps) {
  const { t } = useI18n();
  const field = useRef<HTMLInputElement>(null);
  useTypedAhead(field);
  const attach = (element: HTMLInputElement | null) => {
    field.current = element;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step === undefined) onEnter(event);
    else onStep(step);
  };
  return (
    <div className={styles.head}>
      {isBusy ? <Spinner size="22px" /> : <Icon name="search" size="22px" className={styles.glass} />}
      <input
        ref={attach}
        className={styles.search}
        type="search"
        data-main-field=""
        role="combobox"
        aria-label={t('command.search')}
        aria-expanded="true"
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        placeholder={t('command.search')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        value={query}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the palette opens to type into its field
        autoFocus
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      {query === '' &&
        SCOPES.map((scope) => (
          <button key={scope} type="button" className={styles.scope} onClick={() => onSearch(SCOPE_SIGNS[scope])}>
            <span aria-hidden>{SCOPE_SIGNS[scope]}</span> {t(`commandPaletteWindow.only.${scope}`)}
          </button>
        ))}
    </div>
  );
}

import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { ListOption } from '~/components/ui/ListOption';
import { isComposing } from '~/lib/keys';
import { useTypedAhead } from '~/react/useTypedAhead';
import styles from './Chooser.module.css';

/** A group of choices, with a heading if there is one. */
export interface ChooserGroup<T> {
  readonly key: string;
  readonly label?: string;
  readonly items: readonly T[];
}

interface ChooserProps<T> {
  /** The accessible name of the field, also shown as its placeholder. */
  label: string;
  /** The accessible name of the choices. */
  listLabel: string;
  query: string;
  onQuery: (query: string) => void;
  groups: readonly ChooserGroup<T>[];
  keyOf: (item: T) => string;
  /** The index of the choice that Enter picks, counted across all groups. */
  active: number;
  onActive: (active: number) => void;
  onPick: (item: T) => void;
  renderItem: (item: T) => ReactNode;
  /** Whether other choices are loading. Enter waits for them. */
  busy?: boolean;
  /** Whether the height stays the same when the choices change. */
  isSteady?: boolean;
  /** Shown below the choices, or instead of them. */
  children?: ReactNode;
}

/** A field with choices below it. The field keeps the focus, and the arrow keys move through the choices. */
export function Chooser<T>(props: ChooserProps<T>) {
  const {
    label,
    listLabel,
    query,
    onQuery,
    groups,
    keyOf,
    active,
    onActive,
    onPick,
    renderItem,
    busy = false,
    isSteady = false,
    children,
  } = props;
  const ids = useId();
  const items = groups.flatMap((group) => group.items);
  const current = Math.min(active, items.length - 1);
  const isEntered = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  useTypedAhead(field);

  useEffect(() => {
    if (busy || !isEntered.current) return;
    isEntered.current = false;
    if (items[current] !== undefined) onPick(items[current]);
  });
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step !== undefined) onActive((current + step + items.length) % Math.max(1, items.length));
    else if (busy) isEntered.current = true;
    else if (items[current] !== undefined) onPick(items[current]);
  };
  return (
    <div className={styles.chooser} data-steady={isSteady || undefined}>
      <input
        ref={field}
        className={styles.search}
        type="search"
        data-main-field=""
        role="combobox"
        aria-label={label}
        aria-expanded="true"
        aria-controls={`${ids}list`}
        aria-autocomplete="list"
        aria-activedescendant={current >= 0 ? ids + current : undefined}
        placeholder={label}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        value={query}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the chooser opens to type into its field
        autoFocus
        onChange={(event) => {
          isEntered.current = false;
          onQuery(event.target.value);
        }}
        onKeyDown={handleKeyDown}
      />
      <div className={styles.list} id={`${ids}list`} role="listbox" aria-label={listLabel} aria-busy={busy}>
        {groups.map((group) => (
          <div key={group.key} role={group.label === undefined ? 'presentation' : 'group'} aria-label={group.label}>
            {group.label !== undefined && (
              <p className={styles.group} aria-hidden="true">
                {group.label}
              </p>
            )}
            {group.items.map((item) => (
              <ListOption
                key={keyOf(item)}
                id={ids + items.indexOf(item)}
                className={styles.option}
                isActive={items[current] === item}
                onPick={() => onPick(item)}
              >
                {renderItem(item)}
              </ListOption>
            ))}
          </div>
        ))}
      </div>
      {children}
    </div>
  );
}

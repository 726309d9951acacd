import type { FormEvent, ReactNode, RefObject } from 'react';
import { IconButton } from '~/components/ui/IconButton';
import { TextField } from '~/components/ui/TextField';
import { useTypedAhead } from '~/react/useTypedAhead';
import { useMayTakeFocus } from '~/router/useMayTakeFocus';
import styles from './SearchFrame.module.css';

/** A page that searches: its form, and what was found below it. */
export function SearchPanes({ form, children }: { form: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.page}>
      {form}
      <div className={styles.results}>{children}</div>
    </div>
  );
}

interface SearchFrameProps {
  /** The name of the form, of its field and of the button that opens its filters. */
  names: { readonly form: string; readonly words: string; readonly filters: string };
  words: string;
  onWords: (words: string) => void;
  field: RefObject<HTMLInputElement | null>;
  /** Whether nothing is searched yet: then the field takes what people type. */
  isNew: boolean;
  enterKeyHint?: 'search' | 'go';
  areFiltersOpen: boolean;
  onFilters: (areOpen: boolean) => void;
  onSubmit?: () => void;
  /** A button at the end of the line. */
  end?: ReactNode;
  /** What is below the line. */
  children: ReactNode;
}

/** The form of a search: the words, and a button that opens its filters. */
export function SearchFrame(props: SearchFrameProps) {
  const { names, words, onWords, field, isNew, enterKeyHint = 'search', areFiltersOpen, onFilters, onSubmit, end, children } = props;
  const mayTakeFocus = useMayTakeFocus();
  useTypedAhead(field, isNew);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <form role="search" className={styles.form} aria-label={names.form} onSubmit={handleSubmit}>
      <div className={styles.line}>
        <TextField
          type="search"
          label={names.words}
          value={words}
          onChange={onWords}
          enterKeyHint={enterKeyHint}
          autoComplete="off"
          autoCapitalize="off"
          ref={field}
          data-main-field=""
          autoFocus={isNew && mayTakeFocus}
        />
        <IconButton
          icon="filter"
          className={styles.button}
          label={names.filters}
          aria-expanded={areFiltersOpen}
          onClick={() => onFilters(!areFiltersOpen)}
        />
        {end}
      </div>
      {children}
    </form>
  );
}

/** The filters of a search, side by side where there is room. */
export const SearchFilters = ({ children }: { children: ReactNode }) => <div className={styles.filters}>{children}</div>;

/** The filter of people: a field, and a button that chooses one of them. */
export const SearchPerson = ({ children }: { children: ReactNode }) => <div className={styles.person}>{children}</div>;

import { useEffect, useState, type ReactNode } from 'react';
import { Select } from '~/components/ui/Select';
import { TextField } from '~/components/ui/TextField';
import { usePausedText } from '~/react/usePausedText';
import styles from './FilterBar.module.css';

interface FilterBarProps {
  /** The accessible name. */
  label: string;
  children: ReactNode;
}

/** The filters of a list, side by side as far as they fit. */
export function FilterBar({ label, children }: FilterBarProps) {
  return (
    <div className={styles.filters} role="search" aria-label={label}>
      {children}
    </div>
  );
}

interface FilterSelectProps<T extends string> {
  label: string;
  value: T;
  items: readonly T[];
  /** Returns the text of a value. */
  textOf: (value: T) => string;
  onChange: (value: T) => void;
}

/** A filter with a few values. */
export function FilterSelect<T extends string>({ label, value, items, textOf, onChange }: FilterSelectProps<T>) {
  return <Select label={label} value={value} items={items.map((item) => ({ value: item, label: textOf(item) }))} onChange={onChange} />;
}

interface FilterTextProps {
  label: string;
  value: string;
  placeholder?: string;
  disabled?: boolean;
  onChange: (value: string) => void;
}

/** A filter to type into. It counts once the typing pauses, and follows the address, such as after Back. */
export function FilterText({ value, onChange, ...rest }: FilterTextProps) {
  const [text, setText] = useState(value);
  const [followed, setFollowed] = useState(value);
  const paused = usePausedText(text);
  if (value !== followed) {
    setFollowed(value);
    // What is being typed counts more than what it was before.
    if (paused === text.trim()) setText(value);
  }
  useEffect(() => {
    if (paused !== value) onChange(paused);
    // oxlint-disable-next-line react/exhaustive-deps -- only what is typed changes the filter
  }, [paused]);
  return <TextField type="search" autoComplete="off" autoCapitalize="off" spellCheck={false} value={text} onChange={setText} {...rest} />;
}

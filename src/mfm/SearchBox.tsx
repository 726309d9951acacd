import { useState, type FormEvent } from 'react';
import { useI18n } from '~/i18n/useI18n';
import { useMfmSurroundings } from './MfmContext';
import type { NodeProps } from './nodes/props';
import { WrittenSearch } from './nodes/Search';
import styles from './SearchBox.module.css';

/** Searches the web for what somebody proposed, in a new tab (spec section 7). Nothing is asked before the button is pressed. */
export function SearchBox({ node }: NodeProps<'search'>) {
  const { t } = useI18n();
  const { nowrap } = useMfmSurroundings();
  const [query, setQuery] = useState(node.props.query);
  if (nowrap) return <WrittenSearch node={node} />;
  const search = (event: FormEvent) => {
    event.preventDefault();
    // Half a character cannot be part of an address.
    const whole = query.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
    window.open(`https://www.google.com/search?q=${encodeURIComponent(whole)}`, '_blank', 'noopener,noreferrer');
  };
  return (
    <form className={styles.box} role="search" onSubmit={search}>
      {/* Browsers must not fill in anything that they know about the reader. */}
      <input
        className={styles.field}
        type="search"
        dir="auto"
        autoComplete="off"
        aria-label={t('markup.searchFor')}
        value={query}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      <button type="submit" className={styles.button}>
        {t('markup.search')}
      </button>
    </form>
  );
}

import { useState, type KeyboardEvent } from 'react';
import { useI18n } from '~/i18n/useI18n';
import { useMfmSurroundings } from './MfmContext';
import type { NodeProps } from './nodes/props';
import { WrittenSearch } from './nodes/Search';
import styles from './SearchBox.module.css';

/**
 * Searches the web for what somebody proposed, in a new tab (spec section 7). Nothing is asked before the button is pressed.
 * No form: a text can stand inside of one, such as the composer's, which must not be sent by this.
 */
export function SearchBox({ node }: NodeProps<'search'>) {
  const { t } = useI18n();
  const { nowrap } = useMfmSurroundings();
  const [query, setQuery] = useState(node.props.query);
  if (nowrap) return <WrittenSearch node={node} />;
  const search = () => {
    // Half a character cannot be part of an address.
    const whole = query.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
    window.open(`https://www.google.com/search?q=${encodeURIComponent(whole)}`, '_blank', 'noopener,noreferrer');
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    search();
  };
  return (
    <div className={styles.box} role="search">
      {/* Browsers must not fill in anything that they know about the reader. */}
      <input
        className={styles.field}
        type="search"
        dir="auto"
        autoComplete="off"
        aria-label={t('markup.searchFor')}
        value={query}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        onKeyDown={handleKeyDown}
      />
      <button type="button" className={styles.button} onClick={search}>
        {t('markup.search')}
      </button>
    </div>
  );
}

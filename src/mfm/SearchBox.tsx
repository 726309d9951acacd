import { useState, type KeyboardEvent } from 'react';
import { useI18n } from '~/i18n/useI18n';
import { isComposing } from '~/lib/keys';
import { useMfmContext } from './MfmContext';
import type { NodeProps } from './nodes/props';
import { WrittenSearch } from './nodes/Search';
import styles from './SearchBox.module.css';

/**
 * Searches the web for a text in a new tab. It sends nothing before its button is pressed. It is not a form: markup can stand
 * inside one, such as the composer's, which must not be submitted.
 */
export function SearchBox({ node }: NodeProps<'search'>) {
  const { t } = useI18n();
  const { nowrap } = useMfmContext();
  const [query, setQuery] = useState(node.props.query);
  if (nowrap) return <WrittenSearch node={node} />;
  const search = () => {
    // A lone surrogate cannot be encoded in an address.
    const whole = query.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
    window.open(`https://www.google.com/search?q=${encodeURIComponent(whole)}`, '_blank', 'noopener,noreferrer');
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    event.stopPropagation();
    search();
  };
  return (
    <div className={styles.box} role="search">
      {/* Keeps browsers from filling in data about the reader. */}
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

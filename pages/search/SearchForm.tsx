import { useState, type FormEvent } from 'react';
import { Button } from '~/components/ui/Button';
import { IconButton } from '~/components/ui/IconButton';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { usePane } from '~/router/PaneContext';
import { SearchOptions } from './SearchOptions';
import styles from './SearchPage.module.css';
import { useLookup } from './useLookup';
import { addressOf, type Wanted } from './wanted';

/** The search form. A search starts on submit and includes the visible options. */
export function SearchForm({ wanted }: { wanted: Wanted }) {
  const { t } = useI18n();
  const { navigate, isOpenedByHand } = usePane();
  const { lookUp, isBusy } = useLookup();
  const [query, setQuery] = useFollowed(wanted.query);
  const [user, setUser] = useFollowed(wanted.user);
  const [isOpen, setOpen] = useState(wanted.user !== '' || wanted.channel !== '');
  const change = (part: Partial<Wanted>) => navigate(addressOf({ ...wanted, query: query.trim(), user: user.trim(), ...part }));

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (query.trim() === '' || isBusy) return;
    if (!lookUp(query.trim())) change({});
  };
  return (
    <form role="search" className={styles.form} aria-label={t('searchPage.form')} onSubmit={handleSubmit}>
      <div className={styles.line}>
        <TextField
          type="search"
          label={t('searchPage.words')}
          value={query}
          onChange={setQuery}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          autoFocus={wanted.query === '' && isOpenedByHand}
        />
        <IconButton
          icon="filter"
          className={styles.options}
          label={t('searchPage.options')}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
        <Button type="submit" variant="primary" icon="search" className={styles.submit} busy={isBusy} disabled={query.trim() === ''}>
          {t('searchPage.submit')}
        </Button>
      </div>
      {isOpen && <SearchOptions wanted={wanted} user={user} onUser={setUser} onChange={change} />}
    </form>
  );
}

/** The typed text, until the address changes. */
function useFollowed(said: string): [string, (text: string) => void] {
  const [state, setState] = useState({ text: said, said });
  if (state.said !== said) setState({ text: said, said });
  return [state.said === said ? state.text : said, (text) => setState({ text, said })];
}

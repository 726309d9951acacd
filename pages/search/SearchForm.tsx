import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { meaningOf, type Meaning } from '~/components/search/meaning';
import { SearchFrame } from '~/components/search/SearchFrame';
import { Button } from '~/components/ui/Button';
import type { IconName } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { usePane } from '~/router/PaneContext';
import { useAccount } from '~/react/context';
import { SearchOptions } from './SearchOptions';
import styles from './SearchPage.module.css';
import { useOpening } from './useOpening';
import { addressOf, type Wanted } from './wanted';

const ICONS = { address: 'externalLink', user: 'user', tag: 'hash' } as const satisfies Record<Meaning['kind'], IconName>;

/**
 * The search form. A search starts on submit and includes the visible options. A text that names something can also be opened, which is
 * what Enter does then.
 */
export const SearchForm = observer(function SearchForm({ wanted }: { wanted: Wanted }) {
  const { t } = useI18n();
  const { me } = useAccount();
  const { navigate } = usePane();
  const field = useRef<HTMLInputElement>(null);
  const { open, isBusy, failure } = useOpening();
  const [query, setQuery] = useFollowed(wanted.query);
  const [refused, setRefused] = useState<string | null>(null);
  const [user, setUser] = useFollowed(wanted.user);
  const [isOpen, setOpen] = useState(wanted.user !== '' || wanted.channel !== '');
  const text = query.trim();
  const found = meaningOf(text);
  const problem = refused === text ? failure : undefined;
  // Servers look up addresses only for people who are signed in.
  const meaning = found?.kind === 'address' && !me ? null : found;
  const change = (part: Partial<Wanted>) => navigate(addressOf({ ...wanted, query: text, user: user.trim(), ...part }));
  const search = () => text !== '' && !isBusy && change({});

  const handleSubmit = () => {
    if (!meaning) search();
    else if (!isBusy) {
      setRefused(text);
      open(meaning);
    }
  };
  return (
    <SearchFrame
      names={{ form: t('searchPage.form'), words: t('searchPage.words'), filters: t('searchPage.options') }}
      words={query}
      onWords={setQuery}
      field={field}
      isNew={wanted.query === ''}
      enterKeyHint={meaning ? 'go' : 'search'}
      areFiltersOpen={isOpen}
      onFilters={setOpen}
      onSubmit={handleSubmit}
      end={
        <Button
          type={meaning ? 'button' : 'submit'}
          variant={meaning ? 'plain' : 'primary'}
          icon="search"
          className={styles.submit}
          disabled={text === ''}
          onClick={() => meaning && search()}
        >
          {t('searchPage.submit')}
        </Button>
      }
    >
      {meaning && (
        <div className={styles.meaning}>
          <Button type="submit" variant="primary" icon={ICONS[meaning.kind]} busy={isBusy}>
            {t(`searchPage.open.${meaning.kind}`)}
          </Button>
          {problem === undefined ? <span>{t('searchPage.orSearch')}</span> : <span role="alert">{problem}</span>}
        </div>
      )}
      {isOpen && <SearchOptions wanted={wanted} user={user} onUser={setUser} onChange={change} />}
    </SearchFrame>
  );
});

/** The typed text, until the address changes. */
function useFollowed(said: string): [string, (text: string) => void] {
  const [state, setState] = useState({ text: said, said });
  if (state.said !== said) setState({ text: said, said });
  return [state.said === said ? state.text : said, (text) => setState({ text, said })];
}

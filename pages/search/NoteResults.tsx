import { untracked } from 'mobx';
import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { Loadable } from '~/components/async/Loadable';
import { TimelineFeed } from '~/components/timeline/TimelineFeed';
import { Button } from '~/components/ui/Button';
import { Notice } from '~/components/ui/Notice';
import { EmptyState } from '~/components/async/EmptyState';
import { LoadingState } from '~/components/async/LoadingState';
import { useQuery } from '~/components/async/useQuery';
import { parseAcct } from '~/components/user/acct';
import { LinkButton } from '~/components/ui/LinkButton';
import { useI18n } from '~/i18n/useI18n';
import { usePane } from '~/router/PaneContext';
import { useAccount, useServer } from '~/react/context';
import { userBy } from '~/stores/resources/users/users';
import { allows } from '~/services/policies';
import type { NoteSearch } from '~/stores/timelines/sources';
import { noteSearch, notesFeed, searchPolicies } from './notesFeed';
import { addressOf, type Wanted } from './wanted';

/** The notes that match a search, or the reason why notes cannot be searched. */
export const NoteResults = observer(function NoteResults({ wanted }: { wanted: Wanted }) {
  const { t } = useI18n();
  const server = useServer();
  const { me } = useAccount();
  const { navigate } = usePane();
  const { query } = wanted;
  const policies = searchPolicies(me, server.meta);
  if (policies && !allows(policies, 'canSearchNotes')) {
    const searchPeople = ({ currentTarget }: MouseEvent) => {
      // The button goes away with the focus.
      currentTarget.closest('[data-page]')?.querySelector<HTMLElement>('[data-main-field]')?.focus();
      navigate(addressOf({ ...wanted, type: 'user' }), { replace: true });
    };
    return (
      <EmptyState icon="search" text={t('searchPage.unavailable')}>
        <Button onClick={searchPeople}>{t('searchPage.searchPeople')}</Button>
      </EmptyState>
    );
  }
  // The permissions of visitors are unknown until the server has answered.
  if (!policies && server.isReachable === null) return <LoadingState />;
  if (query === '') return <EmptyState icon="search" text={t('searchPage.hint.note')} />;
  const search = noteSearch(wanted);
  return (
    <>
      {server.meta?.noteSearchableScope === 'local' && wanted.origin !== 'local' && <Notice>{t('searchPage.onlyOwnNotes')}</Notice>}
      {wanted.user === '' ? <Found search={search} /> : <FoundBy acct={wanted.user} search={search} />}
    </>
  );
});

/** The notes of one user, after the user is found. */
function FoundBy({ acct, search }: { acct: string; search: NoteSearch }) {
  const server = useServer();
  const author = useQuery(
    userBy,
    untracked(() => parseAcct(acct, server)),
  );
  return <Loadable query={author}>{({ id }) => <Found search={{ ...search, userId: id }} />}</Loadable>;
}

function Found({ search }: { search: NoteSearch }) {
  const { t } = useI18n();
  const { key } = useAccount();
  const pane = usePane();
  const { query } = search;
  return (
    <TimelineFeed
      {...notesFeed(search, key, pane)}
      label={t('searchPage.notesFor', { query })}
      emptyText={t('searchPage.noNotes', { query })}
      emptyHint={t('searchPage.noneHint')}
      emptyWays={
        <LinkButton to={`/search?${new URLSearchParams({ q: query, type: 'user' }).toString()}`} variant="primary" icon="users">
          {t('searchPage.searchPeople')}
        </LinkButton>
      }
    />
  );
}

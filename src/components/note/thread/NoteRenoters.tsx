import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { UserCard } from '~/components/user/UserCard';
import { EmptyState } from '~/components/async/EmptyState';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/stores/context';
import type { Page } from '~/stores/resources/Collection';
import styles from './NoteThread.module.css';
import { PagedListView } from '~/components/list/PagedListView';
import { usePagedList } from '~/components/list/usePagedList';

interface NoteRenotersProps {
  noteId: string;
}

/** Who renoted a note. */
export function NoteRenoters({ noteId }: NoteRenotersProps) {
  const account = useAccount();
  const { clock } = useStores();
  const { t } = useI18n();
  const fetch = useCallback(
    async ({ limit, untilId, signal }: Page) => {
      const asOf = clock.now();
      const found = await account.api.call('notes/renotes', { noteId, limit, ...(untilId !== undefined && { untilId }) }, { signal });
      account.ingest.notes(found, 'fetch', asOf);
      return found.map(({ id, userId }) => ({ id, userId }));
    },
    [account, clock, noteId],
  );
  return (
    <PagedListView
      list={usePagedList(fetch)}
      className={styles.people}
      empty={<EmptyState text={t('noteDetail.noRenotes')} />}
      renderItem={({ id, userId }) => <Person key={id} userId={userId} />}
    />
  );
}

/** A card of somebody by id. */
export const Person = observer(function Person({ userId }: { userId: string }) {
  const user = useAccount().users.get(userId);
  return user ? <UserCard user={user} /> : null;
});

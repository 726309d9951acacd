import { observer } from 'mobx-react-lite';
import { useCollection } from '~/components/async/useCollection';
import { DateSeparator } from '~/components/feed/DateSeparator';
import type { FeedRowProps } from '~/components/feed/FeedRow';
import { ListFeed } from '~/components/feed/ListFeed';
import { NoteCard } from '~/components/note/card/NoteCard';
import { Page } from '~/components/page/Page';
import { LinkButton } from '~/components/ui/LinkButton';
import { useI18n } from '~/i18n/useI18n';
import { usePane } from '~/router/PaneContext';
import { useAccount } from '~/react/context';
import { favoriteNotes, favorites } from '~/stores/resources/content/favorites';

/** The notes that the viewer keeps as favorites. */
export default observer(function FavoritesPage() {
  const { t } = useI18n();
  const { paneId } = usePane();
  const { key, notes } = useAccount();
  const list = useCollection(favoriteNotes, null);
  // Deleted notes leave nothing behind.
  const shown = list.items.filter(({ noteId }) => notes.get(noteId) !== undefined);
  const title = t('favoritesPage.title');
  return (
    <Page title={title} scrolls>
      <ListFeed
        list={list}
        ids={shown.length === list.items.length ? list.ids : shown.map(({ id }) => id)}
        Row={FavoriteRow}
        label={title}
        viewKey={`${paneId}:${key}:favorites`}
        emptyText={t('favoritesPage.empty')}
        emptyHint={t('favoritesPage.emptyHint')}
        emptyWays={
          <LinkButton to="/" variant="primary" icon="home">
            {t('favoritesPage.read')}
          </LinkButton>
        }
      />
    </Page>
  );
});

const FavoriteRow = observer(function FavoriteRow({ id, previousId }: FeedRowProps) {
  const account = useAccount();
  const favorite = favorites.one(account, id);
  const newer = previousId === undefined ? undefined : favorites.one(account, previousId);
  if (!favorite) return null;
  return (
    <>
      {newer && <DateSeparator newer={newer.createdAt} older={favorite.createdAt} />}
      <NoteCard noteId={favorite.noteId} />
    </>
  );
});

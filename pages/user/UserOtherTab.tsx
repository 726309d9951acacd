import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useCollection } from '~/components/async/useCollection';
import { useQuery } from '~/components/async/useQuery';
import { ClipCard } from '~/components/clip/ClipCard';
import { PagedListView } from '~/components/list/PagedListView';
import { useKept } from '~/components/list/useKept';
import { NoteCard } from '~/components/note/card/NoteCard';
import { PageScroller } from '~/components/page/Page';
import { PageStack } from '~/components/page/PageStack';
import { LinkCard } from '~/components/ui/LinkCard';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { Avatar } from '~/components/user/Avatar';
import { UserName } from '~/components/user/UserName';
import { PageCard } from '~/components/writtenPage/PageCard';
import { ReactionEmoji } from '~/emoji/ReactionEmoji';
import { useI18n } from '~/i18n/useI18n';
import type { User } from '~/services/records';
import { useAccount } from '~/react/context';
import { clipsOf, PROFILE_BATCH, publicListsOf, reactionsOf, type PublicList, type ReactionOf } from '~/stores/resources/users/profiles';
import { pagesOf, WRITTEN_PAGES } from '~/stores/resources/content/writtenPages';
import { Calendar, FollowsChart, NotesChart, ViewsChart } from './UserCharts';
import styles from './UserOtherTab.module.css';
import { UserRaw } from './UserRaw';
import type { UserTab } from './userTabs';

type OtherTab = Exclude<UserTab, 'home' | 'notes'>;

/** A tab of a profile besides the notes. */
export function UserOtherTab({ user, tab }: { user: User; tab: OtherTab }) {
  const View = VIEWS[tab];
  return (
    <PageScroller onRefresh={undefined}>
      <PageStack isDense>
        <View user={user} />
      </PageStack>
    </PageScroller>
  );
}

/** How many days the charts show. */
const DAYS = 90;

function Activity({ user: { id } }: { user: User }) {
  const { t } = useI18n();
  return (
    <>
      <Part title={t('userPage.chart.calendar')}>
        <Calendar userId={id} />
      </Part>
      <Part title={t('userPage.chart.notes')}>
        <NotesChart userId={id} days={DAYS} />
      </Part>
      <Part title={t('userPage.chart.follows')}>
        <FollowsChart userId={id} days={DAYS} />
      </Part>
      <Part title={t('userPage.chart.views')}>
        <ViewsChart userId={id} days={DAYS} />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.chart}>{children}</div>
    </section>
  );
}

const Reactions = observer(function Reactions({ user }: { user: User }) {
  const { t } = useI18n();
  const list = useCollection(reactionsOf, user.id);
  const noteIds = list.items.map(({ noteId }) => noteId);
  useKept(noteIds);
  return (
    <PagedListView
      list={list}
      batchSize={PROFILE_BATCH}
      empty={<EmptyState icon="moodPlus" text={t('userPage.noReactions')} />}
      className={styles.reactions}
      renderItem={(item) => <Reaction key={item.id} user={user} item={item} />}
    />
  );
});

const Reaction = observer(function Reaction({ user, item }: { user: User; item: ReactionOf }) {
  const note = useAccount().notes.get(item.noteId);
  return (
    note && (
      <div className={styles.reaction}>
        <p className={styles.reactionHead}>
          <Avatar user={user} size={24} />
          <ReactionEmoji reaction={item.reaction} emojis={note.reactionEmojis} />
          <span className={styles.time}>
            <RelativeTime iso={item.createdAt} />
          </span>
        </p>
        <NoteCard noteId={item.noteId} />
      </div>
    )
  );
});

function Clips({ user }: { user: User }) {
  const { t } = useI18n();
  const list = useCollection(clipsOf, user.id);
  return (
    <PagedListView
      list={list}
      batchSize={PROFILE_BATCH}
      empty={<EmptyState icon="paperclip" text={t('userPage.noClips')} />}
      className={styles.cards}
      renderItem={(clip) => <ClipCard key={clip.id} clip={clip} showsOwner={false} />}
    />
  );
}

function Pages({ user }: { user: User }) {
  const { t } = useI18n();
  const list = useCollection(pagesOf, user.id);
  return (
    <PagedListView
      list={list}
      batchSize={WRITTEN_PAGES}
      empty={<EmptyState icon="news" text={t('userPage.noPages')} />}
      className={styles.cards}
      renderItem={(page) => <PageCard key={page.id} page={page} showsAuthor={false} />}
    />
  );
}

function Lists({ user }: { user: User }) {
  const { t } = useI18n();
  const query = useQuery(publicListsOf, user.id);
  return (
    <Loadable query={query} empty={<EmptyState icon="list" text={t('userPage.noLists')} />}>
      {(lists) => (
        <ul className={styles.cards}>
          {lists.map((list) => (
            <li key={list.id}>
              <ListCard list={list} />
            </li>
          ))}
        </ul>
      )}
    </Loadable>
  );
}

/** How many members are shown by their faces. */
const FACES = 10;

const ListCard = observer(function ListCard({ list }: { list: PublicList }) {
  const { t } = useI18n();
  const { users } = useAccount();
  const members = list.userIds.slice(0, FACES).flatMap((id) => users.get(id) ?? []);
  return (
    <LinkCard to={`/list/${list.id}`} name={list.name}>
      <p className={styles.count}>{t('userPage.members', { n: list.userIds.length })}</p>
      <ul className={styles.faces}>
        {members.map((member) => (
          <li key={member.id}>
            <Avatar user={member} size={32} link />
            <span className="visuallyHidden">
              <UserName user={member} />
            </span>
          </li>
        ))}
      </ul>
    </LinkCard>
  );
});

const VIEWS: Readonly<Record<OtherTab, (props: { user: User }) => ReactNode>> = {
  activity: Activity,
  reactions: Reactions,
  clips: Clips,
  pages: Pages,
  lists: Lists,
  raw: UserRaw,
};

import type { WireAnnouncementForStaff } from '~/api/wire';
import { AnnouncementContent } from '~/components/announcement/AnnouncementContent';
import { AnnouncementIcon } from '~/components/announcement/AnnouncementIcon';
import { EmptyState } from '~/components/async/EmptyState';
import { useCollection } from '~/components/async/useCollection';
import { useSubmit } from '~/components/form/useSubmit';
import { PagedListView } from '~/components/list/PagedListView';
import { SettingsBody } from '~/components/settings/SettingsSection';
import { StateMark } from '~/components/staff/StateMark';
import { Button } from '~/components/ui/Button';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { Facts } from '~/components/ui/Facts';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { cardClass } from '~/components/ui/Rows';
import { shownAcct } from '~/components/user/acct';
import { useI18n } from '~/i18n/useI18n';
import { keepFocus } from '~/lib/keepFocus';
import { useAccount, useStores } from '~/react/context';
import type { User } from '~/services/records';
import { announcementsForStaff, deleteAnnouncement } from '~/stores/resources/staff/announcements';
import styles from './UserPage.module.css';

/** What the staff told this account alone. */
export function AnnouncementsTab({ user }: { user: User }) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const list = useCollection(announcementsForStaff, { userId: user.id });
  if (user.host !== null) return <EmptyState icon="speakerphone" text={t('adminUserPage.announcementsRemote')} />;
  const acct = shownAcct(user);
  return (
    <SettingsBody>
      <Button
        className={styles.start}
        variant="primary"
        icon="plus"
        onClick={() => void overlays.open('userAnnouncement', { userId: user.id, announcement: null })}
      >
        {t('staffAnnouncement.new')}
      </Button>
      <PagedListView
        list={list}
        className={styles.cards}
        empty={
          <EmptyState
            icon="speakerphone"
            text={t('adminUserPage.noAnnouncements')}
            hint={t('adminUserPage.noAnnouncementsHint', { acct })}
          />
        }
        renderItem={(one) => <AnnouncementCard key={one.id} announcement={one} userId={user.id} />}
      />
    </SettingsBody>
  );
}

interface AnnouncementCardProps {
  announcement: WireAnnouncementForStaff;
  userId: string;
}

function AnnouncementCard({ announcement, userId }: AnnouncementCardProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const { id, title, icon, reads, createdAt, display } = announcement;
  const removing = useSubmit(() => deleteAnnouncement(account, id), { onDone: () => overlays.success() });
  const remove = async () => {
    const text = t('adminUserPage.deleteAnnouncementQuestion', { title });
    const okLabel = t('adminUserPage.deleteAnnouncement');
    if (await overlays.confirm({ kind: 'warning', danger: true, text, okLabel })) await removing.run();
  };
  return (
    <article className={`${cardClass} ${styles.card}`} aria-label={title} tabIndex={-1}>
      <h2 className={styles.cardTitle}>
        <AnnouncementIcon icon={icon} size="1.3em" /> <span dir="auto">{title}</span>
      </h2>
      <AnnouncementContent announcement={announcement} />
      <Facts>
        <StateMark icon={reads > 0 ? 'circleCheck' : 'clock'} tone={reads > 0 ? 'good' : 'plain'}>
          {t(reads > 0 ? 'adminUserPage.read' : 'adminUserPage.unread')}
        </StateMark>
        <span>{t(`staffAnnouncement.display.${display}`)}</span>
        <RelativeTime iso={createdAt} />
      </Facts>
      <ButtonRow>
        <Button icon="pencil" onClick={() => void overlays.open('userAnnouncement', { userId, announcement })}>
          {t('adminUserPage.editAnnouncement')}
        </Button>
        <Button ref={keepFocus} variant="danger" icon="trash" busy={removing.isBusy} onClick={() => void remove()}>
          {t('adminUserPage.deleteAnnouncement')}
        </Button>
      </ButtonRow>
    </article>
  );
}

import { useState } from 'react';
import type { WireAnnouncementForStaff } from '~/api/wire';
import { AnnouncementContent } from '~/components/announcement/AnnouncementContent';
import { AnnouncementIcon } from '~/components/announcement/AnnouncementIcon';
import { useSubmit } from '~/components/form/useSubmit';
import { AnnouncementForm } from '~/components/staff/announcement/AnnouncementForm';
import { StateMark } from '~/components/staff/StateMark';
import { Button } from '~/components/ui/Button';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { Facts } from '~/components/ui/Facts';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { cardClass } from '~/components/ui/Rows';
import { useI18n } from '~/i18n/useI18n';
import { keepFocus } from '~/lib/keepFocus';
import { useAccount, useStores } from '~/react/context';
import { deleteAnnouncement, showAnnouncement } from '~/stores/resources/staff/announcements';
import styles from './AdminAnnouncementsPage.module.css';

/** An announcement as readers see it, what becomes of it, and its form once somebody changes it. */
export function AnnouncementCard({ announcement }: { announcement: WireAnnouncementForStaff }) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const [isEditing, setEditing] = useState(false);
  const { title, icon, isActive, userId } = announcement;
  return (
    <article className={`${cardClass} ${styles.card}`} aria-label={title} tabIndex={-1}>
      {isEditing ? (
        <AnnouncementForm
          announcement={announcement}
          userId={userId}
          onDone={() => {
            setEditing(false);
            overlays.success();
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <>
          <header className={styles.head}>
            <AnnouncementIcon icon={icon} size="1.4em" />
            <h2 className={styles.title} dir="auto">
              {title}
            </h2>
            <StateMark icon={isActive ? 'speakerphone' : 'archive'} tone={isActive ? 'good' : 'plain'}>
              {t(isActive ? 'adminAnnouncementsPage.active' : 'adminAnnouncementsPage.ended')}
            </StateMark>
          </header>
          <AnnouncementContent announcement={announcement} />
          <AnnouncementFacts announcement={announcement} />
          <Actions announcement={announcement} onEdit={() => setEditing(true)} />
        </>
      )}
    </article>
  );
}

const FLAGS = ['forExistingUsers', 'silence', 'needConfirmationToRead'] as const;

function AnnouncementFacts({ announcement }: { announcement: WireAnnouncementForStaff }) {
  const { t } = useI18n();
  const { createdAt, updatedAt, display, reads } = announcement;
  return (
    <Facts>
      <span>{t('adminAnnouncementsPage.reads', { n: reads })}</span>
      <span>{t(`staffAnnouncement.display.${display}`)}</span>
      {FLAGS.filter((flag) => announcement[flag]).map((flag) => (
        <span key={flag}>{t(`staffAnnouncement.${flag}`)}</span>
      ))}
      <RelativeTime iso={updatedAt ?? createdAt} />
    </Facts>
  );
}

function Actions({ announcement, onEdit }: { announcement: WireAnnouncementForStaff; onEdit: () => void }) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const { id, title, isActive } = announcement;
  const switching = useSubmit(() => showAnnouncement(account, announcement, !isActive), { onDone: () => overlays.success() });
  const removing = useSubmit(() => deleteAnnouncement(account, id), { onDone: () => overlays.success() });
  const remove = async () => {
    const text = t('adminAnnouncementsPage.deleteQuestion', { title });
    const okLabel = t('adminAnnouncementsPage.delete');
    if (await overlays.confirm({ kind: 'warning', danger: true, text, okLabel })) await removing.run();
  };
  return (
    <ButtonRow>
      <Button ref={keepFocus} icon="pencil" onClick={onEdit}>
        {t('adminAnnouncementsPage.edit')}
      </Button>
      <Button icon={isActive ? 'archive' : 'speakerphone'} busy={switching.isBusy} onClick={() => void switching.run()}>
        {t(isActive ? 'adminAnnouncementsPage.end' : 'adminAnnouncementsPage.restart')}
      </Button>
      <Button ref={keepFocus} variant="danger" icon="trash" busy={removing.isBusy} onClick={() => void remove()}>
        {t('adminAnnouncementsPage.delete')}
      </Button>
    </ButtonRow>
  );
}

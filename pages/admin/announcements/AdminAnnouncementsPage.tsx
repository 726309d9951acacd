import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { EmptyState } from '~/components/async/EmptyState';
import { useCollection } from '~/components/async/useCollection';
import { PagedListView } from '~/components/list/PagedListView';
import { Page } from '~/components/page/Page';
import { PageStack } from '~/components/page/PageStack';
import { AnnouncementForm } from '~/components/staff/announcement/AnnouncementForm';
import { NotOffered } from '~/components/staff/NotOffered';
import { Offered } from '~/components/staff/Offered';
import { Button } from '~/components/ui/Button';
import { Notice } from '~/components/ui/Notice';
import { cardClass } from '~/components/ui/Rows';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { announcementsForStaff } from '~/stores/resources/staff/announcements';
import styles from './AdminAnnouncementsPage.module.css';
import { AnnouncementCard } from './AnnouncementCard';

/** With more current announcements than this, people stop reading them. */
const MANY = 5;

/** What the staff tell everybody: written, changed, ended and deleted here. */
export default observer(function AdminAnnouncementsPage() {
  const { t } = useI18n();
  const { overlays } = useStores();
  const list = useCollection(announcementsForStaff, { userId: null });
  const [isWriting, setWriting] = useState(false);
  const active = list.items.filter(({ isActive }) => isActive).length;
  return (
    <Page title={t('adminAnnouncementsPage.title')} onRefresh={() => list.refresh()}>
      <PageStack width={900}>
        <Offered by="admin/announcements/list" otherwise={<NotOffered />}>
          {active > MANY && <Notice>{t('adminAnnouncementsPage.many', { n: active })}</Notice>}
          {isWriting ? (
            <div className={`${cardClass} ${styles.card}`}>
              <AnnouncementForm
                announcement={null}
                userId={null}
                onDone={() => {
                  setWriting(false);
                  overlays.success();
                }}
                onCancel={() => setWriting(false)}
              />
            </div>
          ) : (
            <Button className={styles.new} variant="primary" icon="plus" onClick={() => setWriting(true)}>
              {t('staffAnnouncement.new')}
            </Button>
          )}
          <PagedListView
            list={list}
            className={styles.list}
            empty={
              isWriting ? null : (
                <EmptyState icon="speakerphone" text={t('adminAnnouncementsPage.none')} hint={t('adminAnnouncementsPage.noneHint')} />
              )
            }
            renderItem={(announcement) => <AnnouncementCard key={announcement.id} announcement={announcement} />}
          />
        </Offered>
      </PageStack>
    </Page>
  );
});

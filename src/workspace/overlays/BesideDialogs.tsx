import { observer } from 'mobx-react-lite';
import { NoticedFailure } from '~/components/async/NoticedFailure';
import { StartNoticeCard } from '~/components/instance/StartNoticeCard';
import { NotificationPopUps } from '~/components/notification/NotificationPopUps';
import { useStores } from '~/react/context';
import { later } from '~/react/later';

const UploadIndicator = later(async () => (await import('~/components/uploads/UploadIndicator')).UploadIndicator, {
  failed: NoticedFailure,
  neededOffline: true,
});

/** Everything that stays usable while a dialog is open, each from its first use on. */
export const BesideDialogs = observer(function BesideDialogs() {
  const { beside } = useStores().overlays;
  return (
    <>
      {beside.includes('uploads') && <UploadIndicator />}
      {beside.includes('notices') && <StartNoticeCard />}
      {beside.includes('popUps') && <NotificationPopUps />}
    </>
  );
});

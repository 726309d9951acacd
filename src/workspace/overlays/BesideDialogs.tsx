import { observer } from 'mobx-react-lite';
import { CornerFailure } from '~/components/async/CornerFailure';
import { useStores } from '~/react/context';
import { later } from '~/react/later';

const UploadIndicator = later(async () => (await import('~/components/uploads/UploadIndicator')).UploadIndicator, {
  failed: CornerFailure,
});

// Without them, the list has the notifications and the navigation says that there are some.
const NotificationPopUps = later(async () => (await import('~/components/notification/NotificationPopUps')).NotificationPopUps);

// What it says comes again with the next visit.
const StartNoticeCard = later(async () => (await import('~/components/instance/StartNoticeCard')).StartNoticeCard);

/** What can be used while a dialog is open: each from its first use on. */
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

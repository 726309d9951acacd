import { observer } from 'mobx-react-lite';
import { CornerFailure } from '~/components/async/CornerFailure';
import { useStores } from '~/react/context';
import { later } from '~/react/later';

const UploadIndicator = later(async () => (await import('~/components/uploads/UploadIndicator')).UploadIndicator, {
  failed: CornerFailure,
});

// If the code does not load, notifications are still in the list, and the navigation counts them.
const NotificationPopUps = later(async () => (await import('~/components/notification/NotificationPopUps')).NotificationPopUps);

// The notice appears again at the next visit.
const StartNoticeCard = later(async () => (await import('~/components/instance/StartNoticeCard')).StartNoticeCard);

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

import { observer } from 'mobx-react-lite';
import { CornerFailure } from '~/components/async/CornerFailure';
import { useStores } from '~/react/context';
import { later } from '~/react/later';

const UploadIndicator = later(
  async ({ i18n }) => {
    const [{ UploadIndicator }] = await Promise.all([import('~/components/uploads/UploadIndicator'), i18n.bring(['drive'])]);
    return UploadIndicator;
  },
  { failed: CornerFailure },
);

// Without them, the list has the notifications and the navigation says that there are some.
const NotificationPopUps = later(async ({ i18n }) => {
  const [{ NotificationPopUps }] = await Promise.all([
    import('~/components/notification/NotificationPopUps'),
    i18n.bring(['notification', 'popUp']),
  ]);
  return NotificationPopUps;
});

// What it says comes again with the next visit.
const StartNoticeCard = later(async ({ i18n }) => {
  const [{ StartNoticeCard }] = await Promise.all([import('~/components/instance/StartNoticeCard'), i18n.bring(['startNotice'])]);
  return StartNoticeCard;
});

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

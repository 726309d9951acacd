import { AnnouncementForm } from '~/components/staff/announcement/AnnouncementForm';
import { useStores } from '~/react/context';
import type { WindowProps } from '~/registry/defineWindow';
import type manifest from './manifest';

/** Writes an announcement that one account reads, or changes it. */
export default function UserAnnouncementWindow({ params: { userId, announcement }, close }: WindowProps<typeof manifest>) {
  const { overlays } = useStores();
  return (
    <AnnouncementForm
      announcement={announcement}
      userId={userId}
      onDone={() => {
        overlays.success();
        close();
      }}
      onCancel={() => close()}
    />
  );
}

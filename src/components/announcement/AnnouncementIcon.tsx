import type { WireAnnouncement } from '~/api/wire';
import { Icon, type IconName } from '~/components/ui/Icon';

const ICONS: Readonly<Record<WireAnnouncement['icon'], IconName>> = {
  info: 'infoCircle',
  warning: 'alertTriangle',
  error: 'alertCircle',
  success: 'circleCheck',
};

/** The icon that the server chose for an announcement. */
export function AnnouncementIcon({ icon, size }: Pick<WireAnnouncement, 'icon'> & { size?: string }) {
  return <Icon name={ICONS[icon]} size={size} />;
}

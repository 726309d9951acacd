import type { WireDriveFile } from '~/api/wire';
import { Icon, type IconName } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { useServer } from '~/react/context';
import styles from './viewer.module.css';

/** What can be done with the picture itself, in the bar of the viewer. */
export function ViewerTools({ file: { url, name } }: { file: WireDriveFile }) {
  const { t } = useI18n();
  const address = useServer().url(url);
  if (!address) return null;
  return (
    <>
      <Tool icon="download" label={t('imageViewerWindow.download')} href={address} download={name} />
      <Tool icon="externalLink" label={t('imageViewerWindow.original')} href={address} />
    </>
  );
}

interface ToolProps {
  icon: IconName;
  label: string;
  href: string;
  /** The name of the file to save. Browsers show files of other servers instead. */
  download?: string;
}

function Tool({ icon, label, href, download }: ToolProps) {
  return (
    <a
      className={styles.tool}
      href={href}
      download={download}
      target="_blank"
      rel="noopener noreferrer nofollow"
      aria-label={label}
      data-tooltip={label}
    >
      <Icon name={icon} />
    </a>
  );
}

import { observer } from 'mobx-react-lite';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import type { DriveBrowser } from './DriveBrowser';
import { folderPath, type DrivePlace } from './DrivePlace';
import styles from './DrivePath.module.css';
import { useFolderDrop } from './useFolderDrop';
import type { ReactNode } from 'react';
import { Link } from '~/router/Link';

interface DrivePathProps {
  browser: DriveBrowser;
  place: DrivePlace;
}

/** The path from the root to the current folder; every step is a drop target. */
export const DrivePath = observer(function DrivePath({ browser, place }: DrivePathProps) {
  const { t } = useI18n();
  const { path, folderId } = browser.store;
  return (
    <nav aria-label={t('drive.path')} className={styles.nav}>
      <ol className={styles.path}>
        <Step browser={browser} place={place} folderId={null} name={t('page.drive')} isCurrent={folderId === null} />
        {path.map(({ id, name }) => (
          <Step key={id} browser={browser} place={place} folderId={id} name={name} isCurrent={id === folderId} />
        ))}
      </ol>
    </nav>
  );
});

interface StepProps extends DrivePathProps {
  folderId: string | null;
  name: string;
  isCurrent: boolean;
}

function Step({ browser, place, folderId, name, isCurrent }: StepProps) {
  const { isOver, handlers } = useFolderDrop(browser.commands, folderId, !isCurrent);
  return (
    <li className={styles.step} data-over={isOver || undefined} {...handlers}>
      {folderId === null ? <Icon name="cloud" /> : <Icon name="chevronRight" className={styles.between} />}
      <FolderLink place={place} folderId={folderId} className={styles.link} isCurrent={isCurrent}>
        {name}
      </FolderLink>
    </li>
  );
}

interface FolderLinkProps {
  place: DrivePlace;
  folderId: string | null;
  className?: string | undefined;
  isCurrent?: boolean;
  children: ReactNode;
}

/** Opens a folder: a link on the page, a button in a chooser, which has no address. */
function FolderLink({ place, folderId, className, isCurrent, children }: FolderLinkProps) {
  const rest = { className, 'aria-current': isCurrent ? ('page' as const) : undefined };
  if (place.mode === 'browse') {
    return (
      <Link to={folderPath(folderId)} draggable={false} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <button type="button" onClick={() => place.openFolder(folderId)} {...rest}>
      {children}
    </button>
  );
}

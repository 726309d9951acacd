import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { WireDriveFile } from '~/api/wire';
import { CopyField } from '~/components/copy/CopyField';
import { DriveCommands } from '~/components/drive/DriveCommands';
import { fileMenu } from '~/components/drive/driveMenus';
import { folderPath } from '~/components/drive/DrivePlace';
import { FilePreview } from '~/components/drive/FilePreview';
import { useFileMarks } from '~/components/drive/useFileMarks';
import { PageStack } from '~/components/page/PageStack';
import { Button } from '~/components/ui/Button';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { Icon } from '~/components/ui/Icon';
import { IconButton } from '~/components/ui/IconButton';
import { MenuButton } from '~/components/ui/MenuButton';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { useI18n } from '~/i18n/useI18n';
import { externalLinkProps } from '~/lib/externalLink';
import { visibleFileName } from '~/lib/visibleText';
import { Link } from '~/router/Link';
import { byteSize } from '~/i18n/byteSize';
import { fileKind } from '~/services/fileKind';
import { useAccount, useServer, useStores } from '~/react/context';
import { driveFolders } from '~/stores/resources/drive/driveFolders';
import styles from './FileInfo.module.css';

interface FileInfoProps {
  file: WireDriveFile;
  onRemoved: () => void;
}

/** Shows the details of a file, with its commands. */
export function FileInfo({ file, onRemoved }: FileInfoProps) {
  const { t } = useI18n();
  const commands = useFileCommands(file);
  const name = visibleFileName(file.name);
  const label = t('drive.actionsOf', { name });
  return (
    <PageStack width={700}>
      <FilePreview key={file.id} file={file} />
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        <IconButton icon="pencil" label={t('drive.rename')} onClick={() => void commands.renameFile(file)} />
        <MenuButton icon="dots" label={label} items={() => fileMenu(commands, file, { inside: true, onRemoved })} />
      </div>
      <FileFacts file={file} />
      <CopyField label={t('drive.url')} value={file.url} />
      <section className={styles.description}>
        <h3>{t('drive.description')}</h3>
        <p data-none={file.comment === null || undefined}>{file.comment ?? t('drive.noDescription')}</p>
        <Button icon="edit" onClick={() => void commands.describe(file)}>
          {t('drive.describe')}
        </Button>
      </section>
      <ButtonRow>
        <Button variant="primary" icon="send" onClick={() => void commands.createNote([file])}>
          {t('drive.createNote')}
        </Button>
        <Button icon={file.isSensitive ? 'eye' : 'alertTriangle'} onClick={() => void commands.toggleSensitive(file)}>
          {t(file.isSensitive ? 'drive.unmarkSensitive' : 'drive.markSensitive')}
        </Button>
        <Button icon="arrowsMove" onClick={() => void commands.move({ files: [file], folders: [] })}>
          {t('drive.moveTo')}
        </Button>
        {fileKind(file.type) === 'image' && (
          <>
            <Button icon="user" onClick={() => void commands.setAs(file, 'avatar')}>
              {t('drive.avatarUse')}
            </Button>
            <Button icon="photo" onClick={() => void commands.setAs(file, 'banner')}>
              {t('drive.bannerUse')}
            </Button>
          </>
        )}
        <Download file={file} />
        <Button
          variant="danger"
          icon="trash"
          onClick={() =>
            void (async () => {
              if (await commands.remove({ files: [file], folders: [] })) onRemoved();
            })()
          }
        >
          {t('drive.delete')}
        </Button>
      </ButtonRow>
    </PageStack>
  );
}

/** Saves a file on this device. */
function Download({ file }: { file: WireDriveFile }) {
  const { t } = useI18n();
  const url = useServer().mediaUrl(file.url);
  return (
    url && (
      <a {...externalLinkProps(url)} className={styles.download} download={visibleFileName(file.name)}>
        <Icon name="download" />
        {t('drive.download')}
      </a>
    )
  );
}

function useFileCommands({ folderId }: WireDriveFile): DriveCommands {
  const root = useStores();
  const account = useAccount();
  const i18n = useI18n();
  return useMemo(() => new DriveCommands({ root, i18n, account, folderId }), [root, i18n, account, folderId]);
}

const FileFacts = observer(function FileFacts({ file }: { file: WireDriveFile }) {
  const i18n = useI18n();
  const { t } = i18n;
  const marks = useFileMarks(file);
  const folder = driveFolders.one(useAccount(), file.folderId ?? '');
  const { width, height } = file.properties;
  return (
    <dl className={styles.facts}>
      <dt>{t('drive.folder')}</dt>
      <dd>
        <Link to={folderPath(file.folderId)}>{folder?.name ?? t('page.drive')}</Link>
      </dd>
      <dt>{t('drive.uploadedAt')}</dt>
      <dd>
        <RelativeTime iso={file.createdAt} />
      </dd>
      <dt>{t('drive.type')}</dt>
      <dd>{file.type}</dd>
      <dt>{t('drive.size')}</dt>
      <dd>{byteSize(i18n, file.size)}</dd>
      {width !== undefined && height !== undefined && (
        <>
          <dt>{t('drive.dimensions')}</dt>
          <dd>
            {width} × {height}
          </dd>
        </>
      )}
      {marks.length > 0 && (
        <>
          <dt>{t('drive.use')}</dt>
          <dd>{marks.map(({ text }) => text).join(', ')}</dd>
        </>
      )}
    </dl>
  );
});

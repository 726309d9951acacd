import type { WireDriveFile } from '~/api/wire';
import { FilePreview } from '~/components/drive/FilePreview';
import { useSubmit } from '~/components/form/useSubmit';
import { Fact, FactList } from '~/components/instance/FactList';
import { SettingsRow } from '~/components/settings/SettingsRow';
import { SettingsSection } from '~/components/settings/SettingsSection';
import { Button } from '~/components/ui/Button';
import { IconButton } from '~/components/ui/IconButton';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { Switch } from '~/components/ui/Switch';
import { shownAcct } from '~/components/user/acct';
import { byteSize } from '~/i18n/byteSize';
import { useI18n } from '~/i18n/useI18n';
import { visibleFileName } from '~/lib/visibleText';
import { useAccount, useStores } from '~/react/context';
import { Link } from '~/router/Link';
import { usePane } from '~/router/PaneContext';
import { deleteForeignFile, markForeignFile } from '~/stores/resources/staff/files';
import styles from './FilePage.module.css';

/** What a file is, whose it is, and what can be done to it. */
export function FileOverview({ file }: { file: WireDriveFile }) {
  const { t } = useI18n();
  return (
    <>
      <FilePreview key={file.id} file={file} />
      <SettingsSection title={t('adminFilePage.about')} isBare>
        <FileFacts file={file} />
      </SettingsSection>
      <FileActions file={file} />
    </>
  );
}

function FileFacts({ file }: { file: WireDriveFile }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { overlays } = useStores();
  const { width, height } = file.properties;
  return (
    <FactList>
      <Fact name={t('adminFilePage.owner')}>
        {file.userId === null ? (
          t('adminFilePage.system')
        ) : (
          <Link to={`/admin/user/${file.userId}`}>{file.user ? <bdi>{shownAcct(file.user)}</bdi> : <code>{file.userId}</code>}</Link>
        )}
      </Fact>
      <Fact name={t('adminFilePage.type')}>{file.type}</Fact>
      <Fact name={t('adminFilePage.size')}>{byteSize(i18n, file.size)}</Fact>
      {width !== undefined && height !== undefined && (
        <Fact name={t('adminFilePage.dimensions')}>
          {width} × {height}
        </Fact>
      )}
      <Fact name={t('adminFilePage.created')}>
        <RelativeTime iso={file.createdAt} />
      </Fact>
      <Fact name={t('adminFilePage.md5')}>
        <code>{file.md5}</code>
      </Fact>
      <Fact name={t('staff.id')}>
        <span className={styles.id}>
          <code>{file.id}</code>
          <IconButton icon="copy" label={t('staff.copyId')} onClick={() => void overlays.copy(file.id)} />
        </span>
      </Fact>
    </FactList>
  );
}

function FileActions({ file }: { file: WireDriveFile }) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const { navigate } = usePane();
  const name = visibleFileName(file.name);
  const marking = useSubmit((isSensitive: boolean) => markForeignFile(account, file.id, isSensitive));
  const deleting = useSubmit(() => deleteForeignFile(account, file.id), {
    onDone: () => {
      overlays.success();
      navigate('/admin/files', { replace: true });
    },
  });
  const remove = async () => {
    const text = t('adminFilePage.deleteQuestion', { name });
    if (await overlays.confirm({ kind: 'warning', text, okLabel: t('adminFilePage.delete'), danger: true })) await deleting.run();
  };
  return (
    <SettingsSection title={t('adminFilePage.actions')}>
      <Switch
        label={t('adminFilePage.sensitive')}
        help={t('adminFilePage.sensitiveHelp')}
        checked={file.isSensitive}
        disabled={marking.isBusy}
        onChange={(isSensitive) => void marking.run(isSensitive)}
      />
      <SettingsRow label={t('adminFilePage.delete')} help={t('adminFilePage.deleteHelp')}>
        <Button variant="danger" icon="trash" busy={deleting.isBusy} onClick={() => void remove()}>
          {t('adminFilePage.delete')}
        </Button>
      </SettingsRow>
    </SettingsSection>
  );
}

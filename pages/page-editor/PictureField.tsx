import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { FileThumbnail } from '~/components/drive/FileThumbnail';
import { FieldSet } from '~/components/form/FieldSet';
import { Button } from '~/components/ui/Button';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { useI18n } from '~/i18n/useI18n';
import { visibleFileName } from '~/lib/visibleText';
import { useStores } from '~/react/context';
import { fileById } from '~/stores/resources/drive/driveFiles';
import styles from './PageEditorPage.module.css';

interface PictureFieldProps {
  label: string;
  fileId: string | null;
  onChange: (fileId: string | null) => void;
}

/** A picture of the drive, or none. */
export function PictureField({ label, fileId, onChange }: PictureFieldProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const choose = async () => {
    const [file] = (await overlays.open('driveFilePicker', { multiple: false, type: 'image/*' })) ?? [];
    if (file) onChange(file.id);
  };
  return (
    <FieldSet legend={label}>
      {fileId === null ? <p className={styles.nothing}>{t('pageEditorPage.noPicture')}</p> : <Chosen key={fileId} fileId={fileId} />}
      <ButtonRow>
        <Button icon="photo" aria-haspopup="dialog" onClick={() => void choose()}>
          {t(fileId === null ? 'pageEditorPage.choosePicture' : 'pageEditorPage.changePicture')}
        </Button>
        {fileId !== null && (
          <Button icon="x" onClick={() => onChange(null)}>
            {t('pageEditorPage.removePicture')}
          </Button>
        )}
      </ButtonRow>
    </FieldSet>
  );
}

function Chosen({ fileId }: { fileId: string }) {
  const { t } = useI18n();
  const query = useQuery(fileById, fileId);
  return (
    <Loadable query={query} empty={<EmptyState icon="trash" text={t('writtenPage.pictureGone')} />}>
      {(file) => (
        <div className={styles.chosen}>
          <FileThumbnail file={file} className={styles.thumbnail} />
          <span>{file.comment ?? visibleFileName(file.name)}</span>
        </div>
      )}
    </Loadable>
  );
}

import { useState, type FormEvent } from 'react';
import { FileThumbnail } from '~/components/drive/FileThumbnail';
import { Button } from '~/components/ui/Button';
import { TextArea } from '~/components/ui/TextArea';
import { useI18n } from '~/i18n/useI18n';
import type { WindowProps } from '~/registry/contracts';
import styles from './FileDescriptionWindow.module.css';

/** The longest description that servers accept, in characters. */
const MAX_LENGTH = 512;

/** Edits the description of a file for people who cannot see it. */
export default function FileDescriptionWindow({ params: { file }, close }: WindowProps<'fileDescription'>) {
  const { t } = useI18n();
  const [text, setText] = useState(file.comment ?? '');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    close({ comment: text.trim() === '' ? null : text.trim() });
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <FileThumbnail file={file} className={styles.picture} />
      <TextArea
        label={t('drive.description')}
        help={t('drive.descriptionHelp')}
        value={text}
        onChange={setText}
        maxLength={MAX_LENGTH}
        rows={5}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field is what the dialog is for
        autoFocus
      />
      <div className={styles.buttons}>
        <Button onClick={() => close()}>{t('core.cancel')}</Button>
        <Button variant="primary" type="submit">
          {t('core.save')}
        </Button>
      </div>
    </form>
  );
}

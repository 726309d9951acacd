import { FileThumbnail } from '~/components/drive/FileThumbnail';
import { FormBody } from '~/components/form/FormBody';
import { useForm } from '~/components/form/useForm';
import { TextArea } from '~/components/ui/TextArea';
import { useI18n } from '~/i18n/useI18n';
import { ok } from '~/lib/Result';
import type { WindowProps } from '~/registry/contracts';
import styles from './FileDescriptionWindow.module.css';

/** The longest description that servers accept. */
const MAX_LENGTH = 512;

/** Describes what a file shows, for people who cannot see it. */
export default function FileDescriptionWindow({ params: { file }, close }: WindowProps<'fileDescription'>) {
  const { t } = useI18n();
  const form = useForm({
    initial: { comment: file.comment ?? '' },
    submit: ({ comment }) => Promise.resolve(ok({ comment: comment.trim() || null })),
    onDone: close,
  });
  return (
    <FormBody form={form} onCancel={() => close()}>
      <FileThumbnail file={file} className={styles.picture} />
      <TextArea
        {...form.field('comment')}
        label={t('drive.description')}
        help={t('drive.descriptionHelp')}
        maxLength={MAX_LENGTH}
        rows={5}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field is what the dialog is for
        autoFocus
      />
    </FormBody>
  );
}

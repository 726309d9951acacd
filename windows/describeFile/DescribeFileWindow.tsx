import { useId } from 'react';
import { driveErrorText } from '~/components/drive/driveErrors';
import { FileThumbnail } from '~/components/drive/FileThumbnail';
import { FormBody } from '~/components/form/FormBody';
import { useForm } from '~/components/form/useForm';
import { TextArea } from '~/components/ui/TextArea';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import type { WindowProps } from '~/registry/defineWindow';
import { updateFile } from '~/stores/resources/drive/driveFiles';
import type manifest from './manifest';
import styles from './DescribeFileWindow.module.css';

/** The longest description that servers accept. */
const MAX_LENGTH = 512;

/** Describes what a file shows, for people who cannot see it. A text that the server refuses stays. */
export default function DescribeFileWindow({ params: { file }, close }: WindowProps<typeof manifest>) {
  const i18n = useI18n();
  const { t } = i18n;
  const { clock } = useStores();
  const account = useAccount();
  const counterId = useId();
  const form = useForm({
    initial: { comment: file.comment ?? '' },
    submit: ({ comment }) => updateFile(account, file.id, { comment: comment.trim() || null }),
    onDone: close,
    explain: (error) => ({ text: driveErrorText(error, i18n, clock.now()) }),
  });
  const left = MAX_LENGTH - form.values.comment.length;
  return (
    <FormBody form={form} onCancel={() => close()}>
      <div className={styles.beside} data-window-width="wide">
        <FileThumbnail file={file} className={styles.picture} />
        <div className={styles.words}>
          <TextArea
            {...form.field('comment')}
            label={t('drive.description')}
            help={t('drive.descriptionHelp')}
            maxLength={MAX_LENGTH}
            rows={7}
            dir="auto"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field is what the dialog is for
            autoFocus
          />
          <p id={counterId} className={styles.counter}>
            {t('drive.charactersLeft', { n: left })}
          </p>
        </div>
      </div>
    </FormBody>
  );
}

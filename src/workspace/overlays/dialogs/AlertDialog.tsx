import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/stores/context';
import type { AlertOptions } from '~/stores/ui/dialogs';
import styles from './Dialog.module.css';
import { DialogText } from './DialogText';

interface AlertDialogProps {
  options: AlertOptions;
  answer: () => void;
}

/** Something to take note of; a failure of the server can be copied for its administrator. */
export function AlertDialog({ options, answer }: AlertDialogProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const { copyText } = options;
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      overlays.success();
    } catch {
      // Copying may be forbidden; the text is shown instead, so that it can be copied by hand.
      void overlays.alert({ text });
    }
  };
  return (
    <>
      <DialogText tone={options.kind} title={options.title} text={options.text} detail={options.detail} />
      <div className={styles.buttons}>
        <Button variant="primary" onClick={answer} data-autofocus>
          {t('core.gotIt')}
        </Button>
        {copyText !== undefined && (
          <Button icon="copy" onClick={() => void copy(copyText)}>
            {t('ui.copyErrorInfo')}
          </Button>
        )}
      </div>
    </>
  );
}

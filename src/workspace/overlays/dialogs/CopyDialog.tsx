import { useRef } from 'react';
import { Button } from '~/components/ui/Button';
import { TextArea } from '~/components/ui/TextArea';
import { useI18n } from '~/i18n/useI18n';
import { copySelection } from '~/lib/copyText';
import { useStores } from '~/react/context';
import type { CopyOptions } from '~/stores/ui/dialogs';
import styles from './Dialog.module.css';

interface CopyDialogProps {
  options: CopyOptions;
  answer: () => void;
}

/** A text, selected, where the browser did not copy it. Some browsers copy only from a field, and all let people do it. */
export function CopyDialog({ options: { toCopy }, answer }: CopyDialogProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const field = useRef<HTMLTextAreaElement>(null);
  const copy = (): void => {
    field.current!.focus();
    field.current!.select();
    if (!copySelection()) return;
    overlays.success();
    answer();
  };
  return (
    <>
      <TextArea
        ref={field}
        label={t('dialog.copyThis')}
        help={t('dialog.copyByHand')}
        value={toCopy}
        onChange={() => {}}
        onFocus={(event) => event.currentTarget.select()}
        readOnly
        data-autofocus
      />
      <div className={styles.buttons}>
        <Button variant="primary" icon="copy" onClick={copy}>
          {t('form.copy')}
        </Button>
        <Button onClick={answer}>{t('core.close')}</Button>
      </div>
    </>
  );
}

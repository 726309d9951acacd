import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';

/** Copies the details of a server error for an administrator. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      overlays.success();
    } catch {
      // If the browser forbids copying, the text is shown so that it can be copied by hand.
      void overlays.alert({ text });
    }
  };
  return (
    <Button icon="copy" onClick={() => void copy()}>
      {t('dialog.copyErrorInfo')}
    </Button>
  );
}

import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';

/** A button for the header of a widget that opens its options. */
export function WidgetOptionsButton({ configure }: { configure: () => void }) {
  const { t } = useI18n();
  return <IconButton icon="settings" label={t('widget.options')} aria-haspopup="dialog" onClick={configure} />;
}

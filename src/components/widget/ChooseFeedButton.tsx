import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';

/** Opens the options of a widget that shows a feed, where its address is asked for. */
export function ChooseFeedButton({ configure }: { configure: () => void }) {
  const { t } = useI18n();
  return (
    <Button icon="rss" aria-haspopup="dialog" onClick={configure}>
      {t('widget.chooseFeed')}
    </Button>
  );
}

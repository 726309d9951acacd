import { WayChoice } from '~/components/decks/WayChoice';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import styles from './AccountSetupWindow.module.css';
import { StepFrame } from './StepFrame';
import { TurnButtons, type Turns } from './TurnButtons';

/** How the account wants to read: one of three ways, or a ready-made deck. */
export function LayoutStep(turns: Turns) {
  const { t } = useI18n();
  const { overlays } = useStores();
  return (
    <StepFrame title={t('accountSetupWindow.layout')} text={t('accountSetupWindow.layoutText')} buttons={<TurnButtons {...turns} />}>
      <WayChoice />
      <div className={styles.more}>
        <span>{t('accountSetupWindow.moreDecks')}</span>
        <Button icon="columns" onClick={() => void overlays.open('readyDecks', {})}>
          {t('decks.title')}
        </Button>
      </div>
    </StepFrame>
  );
}

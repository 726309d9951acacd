import { PushSettings } from '~/components/notification/PushSettings';
import { AccountFlag } from '~/components/settings/AccountFlag';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { StepFrame } from './StepFrame';
import { TurnButtons, type Turns } from './TurnButtons';

/** Says what comes, and that it can wait. */
export function WelcomeStep({ username, onLater, onNext }: { username: string; onLater: () => void; onNext: () => void }) {
  const { t } = useI18n();
  return (
    <StepFrame
      title={t('accountSetupWindow.welcome', { username })}
      text={t('accountSetupWindow.welcomeText')}
      buttons={
        <>
          <Button onClick={onLater}>{t('accountSetupWindow.later')}</Button>
          <Button variant="primary" onClick={onNext}>
            {t('accountSetupWindow.begin')}
          </Button>
        </>
      }
    />
  );
}

/** Who may follow the account, and who may find it. */
export function PrivacyStep(turns: Turns) {
  const { t } = useI18n();
  return (
    <StepFrame title={t('accountSetupWindow.privacy')} text={t('accountSetupWindow.privacyText')} buttons={<TurnButtons {...turns} />}>
      <AccountFlag name="isLocked" />
      <AccountFlag name="hideOnlineStatus" />
      <AccountFlag name="noCrawle" />
      <AccountFlag name="preventAiLearning" />
    </StepFrame>
  );
}

/** Offers notifications while the product is closed. */
export function PushStep(turns: Turns) {
  const { t } = useI18n();
  return (
    <StepFrame title={t('accountSetupWindow.push')} buttons={<TurnButtons {...turns} />}>
      <PushSettings />
    </StepFrame>
  );
}

/** The end, with something to do next. */
export function DoneStep({ onWrite, onDone }: { onWrite: () => void; onDone: () => void }) {
  const { t } = useI18n();
  return (
    <StepFrame
      title={t('accountSetupWindow.finished')}
      text={t('accountSetupWindow.finishedText')}
      buttons={
        <>
          <Button icon="pencil" onClick={onWrite}>
            {t('accountSetupWindow.firstNote')}
          </Button>
          <Button variant="primary" onClick={onDone}>
            {t('accountSetupWindow.done')}
          </Button>
        </>
      }
    />
  );
}

import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { peek } from '~/lib/peek';
import { useAccount, useStores } from '~/react/context';
import type { WindowProps } from '~/registry/defineWindow';
import { canPush } from '~/stores/resources/account/push';
import { compose } from '~/stores/session/guards';
import type manifest from './manifest';
import styles from './AccountSetupWindow.module.css';
import { FollowStep } from './FollowStep';
import { LayoutStep } from './LayoutStep';
import { ProfileStep } from './ProfileStep';
import { DoneStep, PrivacyStep, PushStep, WelcomeStep } from './ShortSteps';

/** The steps in their order. The account stores the number of the one that it has reached. */
const STEPS = ['welcome', 'profile', 'privacy', 'follow', 'push', 'layout', 'done'] as const;

/** Stored when the set-up is over. */
const OVER = -1;

/** Leads a new account through its first steps. Closing it only puts it off. */
export default observer(function AccountSetupWindow({ close }: WindowProps<typeof manifest>) {
  const { t } = useI18n();
  const root = useStores();
  const { settings, overlays } = root;
  const { me, server, can } = useAccount();
  const steps = STEPS.filter((name) => name !== 'push' || (can.push && canPush(server.meta)));
  const [step, setStep] = useState(() => {
    const reached = peek(() => settings.get('accountSetupWizard'));
    return steps.find((name) => STEPS.indexOf(name) >= reached) ?? 'welcome';
  });
  const content = useRef<HTMLDivElement>(null);
  // The button with the focus went with the step before.
  useEffect(() => content.current?.querySelector('h3')?.focus(), [step]);
  if (!me) return null;

  const place = steps.indexOf(step);
  const go = (to: number) => {
    const next = steps[to]!;
    setStep(next);
    settings.set('accountSetupWizard', next === 'done' ? OVER : STEPS.indexOf(next));
  };
  const skip = async () => {
    const isUnsaved = content.current?.querySelector('[data-unsaved]') !== null;
    const isSure = await overlays.confirm({
      kind: isUnsaved ? 'warning' : 'question',
      text: t(isUnsaved ? 'accountSetupWindow.skipUnsaved' : 'accountSetupWindow.skipQuestion'),
      okLabel: t('accountSetupWindow.skipOk'),
    });
    if (!isSure) return;
    settings.set('accountSetupWizard', OVER);
    close();
  };
  const turns = { onBack: () => go(place - 1), onNext: () => go(place + 1) };
  const progress = t('accountSetupWindow.step', { n: place + 1, count: steps.length });
  return (
    <div ref={content} className={styles.setup} data-window-fill data-window-width="widest">
      <div className={styles.progress}>
        <progress aria-label={progress} value={place + 1} max={steps.length} />
        <span aria-hidden="true">{progress}</span>
        {step !== 'done' && (
          <Button variant="ghost" onClick={() => void skip()}>
            {t('accountSetupWindow.skip')}
          </Button>
        )}
      </div>
      {step === 'welcome' && <WelcomeStep username={me.username} onLater={() => close()} onNext={turns.onNext} />}
      {step === 'profile' && <ProfileStep me={me} {...turns} />}
      {step === 'privacy' && <PrivacyStep {...turns} />}
      {step === 'follow' && <FollowStep {...turns} />}
      {step === 'push' && <PushStep {...turns} />}
      {step === 'layout' && <LayoutStep {...turns} />}
      {step === 'done' && (
        <DoneStep
          onWrite={() => {
            close();
            void compose(root, {});
          }}
          onDone={() => close()}
        />
      )}
    </div>
  );
});

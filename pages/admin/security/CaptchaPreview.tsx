import { SettingsRow } from '~/components/settings/SettingsRow';
import { CaptchaBox } from '~/components/signIn/CaptchaBox';
import { useI18n } from '~/i18n/useI18n';
import { usePausedText } from '~/react/usePausedText';
import { captchasOf } from '~/stores/session/captchas';
import type { FormValues } from '../serverSettings/fieldValues';

/** The checks of sign-up, as the values in the form make them. */
export function CaptchaPreview({ values }: { values: FormValues }) {
  const { t } = useI18n();
  const text = (name: keyof FormValues) => String(values[name] ?? '').trim();
  const shown = captchasOf({
    enableHcaptcha: values.enableHcaptcha === true,
    hcaptchaSiteKey: text('hcaptchaSiteKey'),
    enableMcaptcha: values.enableMcaptcha === true,
    mcaptchaSiteKey: text('mcaptchaSiteKey'),
    mcaptchaInstanceUrl: text('mcaptchaInstanceUrl'),
    enableRecaptcha: values.enableRecaptcha === true,
    recaptchaSiteKey: text('recaptchaSiteKey'),
    enableTurnstile: values.enableTurnstile === true,
    turnstileSiteKey: text('turnstileSiteKey'),
  });
  const key = JSON.stringify(shown);
  // A key that is being typed asks nobody.
  const isTyped = usePausedText(key) !== key;
  if (shown.length === 0) return null;
  return (
    <SettingsRow label={t('adminSecurityPage.preview')} help={t('adminSecurityPage.previewHelp')} room="whole">
      {!isTyped && shown.map((captcha) => <CaptchaBox key={captcha.field} captcha={captcha} onAnswer={() => {}} />)}
    </SettingsRow>
  );
}

import { Select } from '~/components/ui/Select';
import { useI18n } from '~/i18n/useI18n';
import type { ServerForm } from '../serverSettings/useServerForm';

/** The switches of the captchas that servers know, one of which is on. */
const PROVIDERS = ['enableHcaptcha', 'enableMcaptcha', 'enableRecaptcha', 'enableTurnstile'] as const;

const NONE = 'none';

/** The check that sign-up asks for, out of those that the server knows. Where several are on, the fields of each are there. */
export function CaptchaChoice({ form }: { form: ServerForm }) {
  const { t } = useI18n();
  const { values } = form;
  const known = PROVIDERS.filter((name) => values[name] !== undefined);
  if (known.length === 0) return null;
  const chosen = known.find((name) => values[name] === true) ?? NONE;
  return (
    <div data-setting={PROVIDERS.join(' ')} data-flush>
      <Select
        label={t('adminSecurityPage.captcha')}
        help={t('adminSecurityPage.captchaHelp')}
        value={chosen}
        items={[
          { value: NONE, label: t('adminSecurityPage.noCaptcha') },
          ...known.map((name) => ({ value: name, label: t(`adminPage.field.${name}`) })),
        ]}
        onChange={(next) => form.set(Object.fromEntries(known.map((name) => [name, name === next])))}
      />
    </div>
  );
}

import type { WireCaptchaAnswers, WireMeta } from '~/api/wire';
import type { AppError } from '~/lib/AppError';
import { safeHttpUrl } from '~/lib/safeHttpUrl';

/** The fields of a call that carry the answers of captchas. */
export type CaptchaField = keyof WireCaptchaAnswers;

/** A check by another site that a person, not a program, signs up. */
export type Captcha = { readonly field: CaptchaField } & (
  | {
      readonly kind: 'script';
      readonly siteKey: string;
      /** The script, and the global object that it makes. */
      readonly script: string;
      readonly global: 'hcaptcha' | 'grecaptcha' | 'turnstile';
    }
  /** A page in a frame, which sends its answer as a message. */
  | { readonly kind: 'frame'; readonly address: string }
  /** What servers under test ask for: a box to tick. */
  | { readonly kind: 'box'; readonly right: string }
);

const SCRIPTS = {
  hcaptcha: 'https://js.hcaptcha.com/1/api.js?render=explicit',
  grecaptcha: 'https://www.recaptcha.net/recaptcha/api.js?render=explicit',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
} as const;

type Description = Pick<
  WireMeta,
  | 'enableHcaptcha'
  | 'hcaptchaSiteKey'
  | 'enableMcaptcha'
  | 'mcaptchaSiteKey'
  | 'mcaptchaInstanceUrl'
  | 'enableRecaptcha'
  | 'recaptchaSiteKey'
  | 'enableTurnstile'
  | 'turnstileSiteKey'
  | 'enableTestcaptcha'
>;

/** The answer that servers under test expect. */
const TEST_ANSWER = 'testcaptcha-passed';

/** Whether a server refused the answer of a captcha, or that there was none. */
export const isCaptchaRefusal = (error: AppError): boolean => /captcha-|turnstile-/.test(error.message);

/** The captchas that a server asks for: at sign-up, and where newer servers ask for a password alone. */
export function captchasOf(meta: Description): readonly Captcha[] {
  const scripted = (isOn: boolean, field: CaptchaField, global: keyof typeof SCRIPTS, siteKey: string | null): readonly Captcha[] =>
    isOn && siteKey ? [{ kind: 'script', field, global, siteKey, script: SCRIPTS[global] }] : [];
  return [
    ...scripted(meta.enableHcaptcha, 'hcaptcha-response', 'hcaptcha', meta.hcaptchaSiteKey),
    ...framed(meta),
    ...scripted(meta.enableRecaptcha, 'g-recaptcha-response', 'grecaptcha', meta.recaptchaSiteKey),
    ...scripted(meta.enableTurnstile, 'turnstile-response', 'turnstile', meta.turnstileSiteKey),
    ...(meta.enableTestcaptcha ? [{ kind: 'box', field: 'testcaptcha-response', right: TEST_ANSWER } as const] : []),
  ];
}

function framed({ enableMcaptcha, mcaptchaSiteKey, mcaptchaInstanceUrl }: Description): readonly Captcha[] {
  const instance = safeHttpUrl(mcaptchaInstanceUrl);
  if (!enableMcaptcha || !mcaptchaSiteKey || instance === null) return [];
  const address = new URL('widget/', `${new URL(instance).origin}/`);
  address.searchParams.set('sitekey', mcaptchaSiteKey);
  return [{ kind: 'frame', field: 'm-captcha-response', address: address.href }];
}

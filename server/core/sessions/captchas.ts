import { settingsOf, type InstanceSettings } from '../instance/settings';
import type { Server } from '../Server';

/** The answers of a sign-up to captchas, by the names of its parameters. */
export interface CaptchaAnswers {
  readonly 'hcaptcha-response'?: string | null | undefined;
  readonly 'm-captcha-response'?: string | null | undefined;
  readonly 'g-recaptcha-response'?: string | null | undefined;
  readonly 'turnstile-response'?: string | null | undefined;
}

/** A captcha that an administrator turned on. */
interface Captcha {
  /** Its name in the refusals of real servers. */
  readonly name: 'hcaptcha' | 'mcaptcha' | 'recaptcha' | 'turnstile';
  readonly response: string | null | undefined;
  /** Asks the provider. @returns null, or why the answer is not valid. */
  readonly ask: (response: string) => Promise<string | null>;
}

const [HCAPTCHA, RECAPTCHA, TURNSTILE] = [
  'https://hcaptcha.com/siteverify',
  'https://www.recaptcha.net/recaptcha/api/siteverify',
  'https://challenges.cloudflare.com/turnstile/v0/siteverify',
] as const;

/**
 * Checks the answers of a sign-up to the captchas that are turned on and have a secret, one after another.
 * @returns null, or the first refusal, in the words of real servers.
 */
export async function refusalOfCaptchas(server: Server, answers: CaptchaAnswers): Promise<string | null> {
  for (const { name, response, ask } of captchasOf(server, settingsOf(server), answers)) {
    if (!response) return `${name}-failed: no response provided`;
    try {
      const problem = await ask(response);
      if (problem !== null) return `${name}-failed${problem === '' ? '' : `: ${problem}`}`;
    } catch (error) {
      // The provider failed, not the user. Signing up still needs the check.
      server.logError(error);
      return `${name}-request-failed`;
    }
  }
  return null;
}

function captchasOf(server: Server, settings: InstanceSettings, answers: CaptchaAnswers): readonly Captcha[] {
  const common = (
    name: Captcha['name'],
    isOn: boolean,
    url: string,
    secret: string | null,
    response: Captcha['response'],
  ): readonly Captcha[] => (isOn && secret ? [{ name, response, ask: (given) => askProvider(server, url, secret, given) }] : []);
  return [
    ...common('hcaptcha', settings.enableHcaptcha, HCAPTCHA, settings.hcaptchaSecretKey, answers['hcaptcha-response']),
    ...mcaptcha(server, settings, answers['m-captcha-response']),
    ...common('recaptcha', settings.enableRecaptcha, RECAPTCHA, settings.recaptchaSecretKey, answers['g-recaptcha-response']),
    ...common('turnstile', settings.enableTurnstile, TURNSTILE, settings.turnstileSecretKey, answers['turnstile-response']),
  ];
}

/** Three providers have the same API. */
async function askProvider(server: Server, url: string, secret: string, response: string): Promise<string | null> {
  const answer = (await server.config.ask({
    url,
    contentType: 'application/x-www-form-urlencoded',
    content: new URLSearchParams({ secret, response }).toString(),
  })) as { readonly success?: unknown; readonly 'error-codes'?: unknown } | null;
  if (answer?.success === true) return null;
  const codes = answer?.['error-codes'];
  return Array.isArray(codes)
    ? codes
        .slice(0, 5)
        .map((code) => String(code).slice(0, 64))
        .join(', ')
    : '';
}

function mcaptcha(server: Server, settings: InstanceSettings, response: Captcha['response']): readonly Captcha[] {
  const { enableMcaptcha, mcaptchaInstanceUrl, mcaptchaSiteKey: key, mcaptchaSecretKey: secret } = settings;
  if (!enableMcaptcha || !key || !secret || !mcaptchaInstanceUrl || !URL.canParse(mcaptchaInstanceUrl)) return [];
  const url = new URL('/api/v1/pow/siteverify', mcaptchaInstanceUrl).href;
  const ask = async (token: string): Promise<string | null> => {
    const content = JSON.stringify({ key, secret, token });
    const answer = (await server.config.ask({ url, contentType: 'application/json', content })) as { readonly valid?: unknown } | null;
    return answer?.valid === true ? null : '';
  };
  return [{ name: 'mcaptcha', response, ask }];
}

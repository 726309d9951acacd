import type { CaptchaSources } from './contentSecurityPolicy';

const HCAPTCHA = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];

/** By the field of `meta` that turns a captcha on. mCaptcha is a frame, which needs nothing. */
const SOURCES: Readonly<Record<string, CaptchaSources>> = {
  enableHcaptcha: { script: HCAPTCHA, style: HCAPTCHA, connect: HCAPTCHA },
  enableRecaptcha: {
    script: ['https://www.recaptcha.net', 'https://www.gstatic.com'],
    style: [],
    connect: ['https://www.recaptcha.net'],
  },
  enableTurnstile: { script: ['https://challenges.cloudflare.com'], style: [], connect: [] },
};

/** The sources that the captchas of a server need. @param meta the server's description, in any form */
export function captchaSources(meta: unknown): CaptchaSources {
  const fields = (meta ?? {}) as Readonly<Record<string, unknown>>;
  const used = Object.entries(SOURCES).flatMap(([field, sources]) => (fields[field] === true ? [sources] : []));
  const all = (part: keyof CaptchaSources) => used.flatMap((sources) => sources[part]);
  return { script: all('script'), style: all('style'), connect: all('connect') };
}

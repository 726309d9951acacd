import { choosePeriod, type MenuContext } from './userMenuParts';

/** The durations offered for a role, in ms; null is permanent. */
const ROLE_PERIODS = {
  indefinitely: null,
  oneHour: 3_600_000,
  oneDay: 86_400_000,
  oneWeek: 604_800_000,
  oneMonth: 2_592_000_000,
} as const;

/** Asks for how long somebody gets a role. @returns ms since the epoch, null for no end, undefined if canceled */
export async function chooseRoleEnd(context: Pick<MenuContext, 'root' | 'i18n'>, role: string): Promise<number | null | undefined> {
  const { root, i18n } = context;
  const title = i18n.t('profile.rolePeriod', { role });
  const lasts = await choosePeriod(context, title, ROLE_PERIODS, (period) => i18n.t(`profile.period.${period}`));
  return typeof lasts === 'number' ? root.clock.now() + lasts : lasts;
}

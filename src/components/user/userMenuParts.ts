import type { I18n } from '~/i18n/I18n';
import type { Result } from '~/lib/Result';
import type { RootStore } from '~/stores/RootStore';
import type { AccountScope } from '~/stores/session/AccountScope';

/** The dependencies of menu entries, taken from the component that opened the menu. */
export interface MenuContext {
  readonly root: RootStore;
  readonly account: AccountScope;
  readonly i18n: I18n;
}

/** Waits for an action, shows that it runs if it takes long, and then its result. @returns whether it succeeded */
export async function perform({ root }: Pick<MenuContext, 'root'>, action: Promise<Result<unknown>>): Promise<boolean> {
  const result = await root.overlays.wait(action);
  if (result.ok) root.overlays.success();
  else root.overlays.showError(result.error);
  return result.ok;
}

/** Lets the viewer choose a duration. @returns ms, null for permanent, undefined if canceled */
export async function choosePeriod<P extends string>(
  { root }: Pick<MenuContext, 'root'>,
  title: string,
  periods: Readonly<Record<P, number | null>>,
  label: (period: P) => string,
): Promise<number | null | undefined> {
  const names = Object.keys(periods) as P[];
  const items = names.map((value) => ({ value, label: label(value) }));
  const period = await root.overlays.choose({ title, items, ...(names[0] !== undefined && { initial: names[0] }) });
  return period === undefined ? undefined : periods[period];
}

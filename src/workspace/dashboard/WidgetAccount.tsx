import type { ReactNode } from 'react';
import { LateFailure } from '~/components/async/LateFailure';
import { LoadingState } from '~/components/async/LoadingState';
import { later } from '~/react/later';
import type { OtherAccounts } from '~/stores/session/OtherAccounts';

interface WidgetAccountProps {
  /** The id of a stored account. */
  account: string;
  accounts: OtherAccounts;
}

/** Makes a widget work for another stored account, as panes do. Few dashboards have such widgets, so the code comes late. */
export const WidgetAccount = later<WidgetAccountProps & { children: ReactNode }>(
  async () => (await import('../panes/PaneAccount')).PaneAccount,
  { waiting: LoadingState, failed: LateFailure },
);

/** Says in the header of a widget which account it works for. */
export const WidgetAccountMark = later<WidgetAccountProps>(async () => (await import('../panes/PaneAccountMark')).PaneAccountMark);

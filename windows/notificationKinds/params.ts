import type { NotificationKind } from '~/stores/notifications/kinds';

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Ends with the kinds that are switched off. */
    notificationKinds: { params: { readonly excluded: readonly NotificationKind[] }; result: readonly NotificationKind[] };
  }
}

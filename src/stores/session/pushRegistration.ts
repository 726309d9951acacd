import { clearCaches } from '~/lib/clearCaches';

/** The parts of push notifications that signing out uses. */
export interface PushRegistration {
  /** Address of this browser's push subscription, null without one. */
  endpoint(): Promise<string | null>;
  /** Removes the service workers with what they keep; called when no account is left. */
  removeWorkers(): Promise<void>;
}

/** The real browser. Both functions do nothing without a service worker. */
export const browserPush: PushRegistration = {
  async endpoint() {
    if (!navigator.serviceWorker?.controller) return null;
    const registration = await navigator.serviceWorker.ready;
    return (await registration.pushManager.getSubscription())?.endpoint ?? null;
  },
  async removeWorkers() {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(registrations.map(async (registration) => registration.unregister()));
    await clearCaches();
  },
};

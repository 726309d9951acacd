/** This browser's subscription to push notifications, as far as signing out needs it. */
export interface PushRegistration {
  /** Address of the subscription, null where there is none. */
  endpoint(): Promise<string | null>;
  /** Removes the service workers; used when no account is left. */
  removeWorkers(): Promise<void>;
}

/** The real browser. Both do nothing where no service worker runs. */
export const browserPush: PushRegistration = {
  async endpoint() {
    if (!navigator.serviceWorker?.controller) return null;
    const registration = await navigator.serviceWorker.ready;
    return (await registration.pushManager.getSubscription())?.endpoint ?? null;
  },
  async removeWorkers() {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(registrations.map(async (registration) => registration.unregister()));
  },
};

/** What the page stores of the subscription, because most browsers do not say which one has ended. */
export interface PushRegistered {
  readonly endpoint: string;
  /** The key of the server that it was made with. */
  readonly key: string;
}

/** The key of the {@link PushRegistered} in the storage that page and worker share. */
export const PUSH_REGISTRATION_KEY = 'pushRegistration';

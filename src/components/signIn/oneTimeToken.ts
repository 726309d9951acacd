/** The form of a one-time token: the six digits of an authenticator app, or a backup code. */
export const ONE_TIME_TOKEN = /^(?:[0-9]{6}|[A-Z0-9]{32})$/;

import { defineQuery } from '../definitions';

/** Of the people who signed up on each day, how many came back. */
export const retention = defineQuery({
  fetch: (account, _: null, signal) => account.api.call('retention', {}, { signal }),
});

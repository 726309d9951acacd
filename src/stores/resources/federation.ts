import { defineQuery } from './definitions';

/** The servers that were heard from last, the latest first. @param limit how many at most */
export const latestServers = defineQuery({
  fetch: (account, { limit }: { readonly limit: number }, signal) =>
    account.api.call('federation/instances', { sort: '+latestRequestReceivedAt', limit }, { signal }),
});

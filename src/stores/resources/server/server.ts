import type { WireMeta } from '~/api/wire';
import { defineQuery } from '../definitions';

/** The server's full description, as visitors may see it. */
export const serverMeta = defineQuery({
  fetch: (account, _: null, signal): Promise<WireMeta> => account.api.call('meta', { detail: true }, { signal }),
});

/** How many users and notes the server has. */
export const serverStats = defineQuery({
  fetch: (account, _: null, signal) => account.api.call('stats', {}, { signal }),
});

/** How many users are online. */
export const onlineUsersCount = defineQuery({
  fetch: (account, _: null, signal) => account.api.call('get-online-users-count', {}, { signal }),
});

/** The details of a custom emoji of this server. @param name without colons */
export const emojiByName = defineQuery({
  fetch: (account, name: string, signal) => account.api.call('emoji', { name }, { signal }),
});

/** The hardware of the server. */
export const serverHardware = defineQuery({
  fetch: (account, _: null, signal) => account.api.call('server-info', {}, { signal }),
});

import { defineQuery } from '~/stores/resources/definitions';
import { lookUp } from '~/stores/resources/content/notes';
import { findUser } from '~/stores/resources/users/users';

/** What the address of a page on any server, or the name of an account, means here. */
export const authorizeTarget = defineQuery({
  async fetch(account, wanted: string) {
    if (/^https?:\/\//i.test(wanted)) {
      const found = await lookUp(account, wanted);
      if (!found.ok) throw found.error;
      return found.value;
    }
    // Some servers put `acct:` in front, as in WebFinger. The server knows its own name as a host.
    const [username = '', host = null] = wanted.replace(/^(?:acct:)?@?/i, '').split('@');
    const found = await findUser(account, { username, host });
    if (!found.ok) throw found.error;
    return { kind: 'user' as const, userId: found.value };
  },
});

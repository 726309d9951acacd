import { overlay } from './equalData';
import type { User } from './records';

/**
 * Merges a new copy of a user into the known one. A short copy has no profile fields and leaves them alone.
 * @returns `known` itself when nothing is new
 */
export function mergeUser(known: User, incoming: User): User {
  return overlay<User>(known, incoming);
}

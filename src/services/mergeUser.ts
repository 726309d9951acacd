import { overlay } from './equalData';
import type { User } from './records';

/**
 * What is known of a user together with what just came (design.md section 6). A short description leaves the fields of
 * a profile alone because it does not have them.
 * @returns `known` itself when nothing is new
 */
export function mergeUser(known: User, incoming: User): User {
  return overlay<User>(known, incoming);
}

import type { AccountScope } from '../session/AccountScope';
import { ResourceStore } from './ResourceStore';

/** Returns the queries, collections and records of an account, which are created at the first call. */
export function resourcesOf(account: AccountScope): ResourceStore {
  return account.part(createResources);
}

function createResources(account: AccountScope): ResourceStore {
  return account.life.add(new ResourceStore(account));
}

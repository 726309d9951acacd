import type { AccountScope } from '../session/AccountScope';
import { ResourceStore } from './ResourceStore';

/** The queries, collections and records of an account. They are made when first asked for. */
export function resourcesOf(account: AccountScope): ResourceStore {
  return account.part(createResources);
}

function createResources(account: AccountScope): ResourceStore {
  return account.life.add(new ResourceStore(account));
}

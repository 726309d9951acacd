import type { Endpoint, Req, Res } from '~/api/endpoints';
import { defineQuery } from '../definitions';

/** An endpoint that answers with numbers for each hour or day, newest first. */
type ChartEndpoint = Extract<Endpoint, `charts/${string}`>;

/** A chart, and when it was loaded: its newest numbers belong to that hour or day. */
export interface LoadedChart<C> {
  readonly chart: C;
  /** In ms since the epoch; the `offset` of the request if it has one. */
  readonly newestMs: number;
}

const defineChart = <E extends ChartEndpoint>(endpoint: E) =>
  defineQuery({
    fetch: async (account, params: Req<E>, signal): Promise<LoadedChart<Res<E>>> => {
      const newestMs = params.offset ?? account.clock.now();
      return { chart: await account.api.call(endpoint, params, { signal }), newestMs };
    },
  });

/** The charts of a server. The parameters of each are those of its endpoint. */
export const charts = {
  activeUsers: defineChart('charts/active-users'),
  apRequests: defineChart('charts/ap-request'),
  drive: defineChart('charts/drive'),
  federation: defineChart('charts/federation'),
  instance: defineChart('charts/instance'),
  notes: defineChart('charts/notes'),
  userDrive: defineChart('charts/user/drive'),
  userFollowing: defineChart('charts/user/following'),
  userNotes: defineChart('charts/user/notes'),
  userViews: defineChart('charts/user/pv'),
  userReactions: defineChart('charts/user/reactions'),
  users: defineChart('charts/users'),
};

import type { Endpoints, NoteCreateParams, Paging } from '~/api/endpoints';
import type * as W from '~/api/wire';

/** Names an account by its id or its name. */
type Whose = { userId: W.Id } | { username: string; host?: string | null };

/** The conditions of a tag search. One that is null or absent admits all notes. */
interface TagSearch extends Paging {
  reply?: boolean | null;
  renote?: boolean | null;
  poll?: boolean | null;
  withFiles?: boolean;
}

/**
 * Endpoints that the instance answers and the client does not call, or calls with fewer parameters. Seeds and other clients use
 * them.
 */
interface FurtherEndpoints {
  'notes/create': {
    req: NoteCreateParams & {
      /** An older name of `fileIds`. */
      mediaIds?: readonly W.Id[];
      /** Leave mentions, hashtags or emoji in the text without effect. */
      noExtractMentions?: boolean;
      noExtractHashtags?: boolean;
      noExtractEmojis?: boolean;
    };
    res: { createdNote: W.WireNote };
  };
  'notes/search-by-tag': {
    /** `query` has groups of tags: a note has all tags of one group. */
    req: TagSearch & ({ tag: string } | { query: readonly (readonly string[])[] });
    res: readonly W.WireNote[];
  };
  'users/followers': { req: Paging & Whose; res: readonly W.WireFollowing[] };
  'users/following': { req: Paging & Whose & { birthday?: string | null }; res: readonly W.WireFollowing[] };
  'users/get-frequently-replied-users': {
    req: { userId: W.Id; limit?: number };
    res: readonly { readonly user: W.WireUserDetailed; readonly weight: number }[];
  };
  /** Multipart, with the file as `file`. `keepMetadata` keeps the metadata of a picture; real servers do not know it. */
  'drive/files/create': {
    req: {
      name?: string | null;
      folderId?: W.Id | null;
      comment?: string | null;
      isSensitive?: boolean;
      force?: boolean;
      keepMetadata?: boolean;
    };
    res: W.WireDriveFile;
  };
  'users/lists/update': { req: { listId: W.Id; name?: string; isPublic?: boolean }; res: W.WireUserList };
  'users/lists/get-memberships': { req: Paging & { listId: W.Id; forPublic?: boolean }; res: readonly W.WireUserListMembership[] };
  'users/lists/update-membership': { req: { listId: W.Id; userId: W.Id; withReplies?: boolean }; res: void };
  'app/create': {
    req: { name: string; description: string; permission: readonly string[]; callbackUrl?: string | null };
    res: W.WireApp;
  };
  'auth/session/generate': { req: { appSecret: string }; res: { token: string; url: string } };
  'auth/session/userkey': { req: { appSecret: string; token: string }; res: { accessToken: string; user: W.WireUserDetailed } };
}

/** The instance fetches nothing from other servers. The client calls it only where it is offered. */
type FederationEndpoint = 'admin/federation/refresh-remote-instance-metadata';

/** Request and answer of each endpoint that the instance answers. */
export type ServerEndpoints = Omit<Endpoints, FederationEndpoint | keyof FurtherEndpoints> & FurtherEndpoints;
/** Path of an endpoint of the instance. */
export type ServerEndpoint = keyof ServerEndpoints;

import { z } from 'zod';
import {
  createDecoration,
  deleteDecoration,
  listDecorations,
  listManagedDecorations,
  updateDecoration,
} from '../core/users/avatarDecorations';
import { logModeration } from '../core/moderation/moderationLog';
import type { Server } from '../core/Server';
import { pagingParams } from '../db/paging';
import { defineEndpoint, type EndpointDefinition, idParam } from '../http/defineEndpoint';
import { refusal } from '../core/ApiFailure';

const name = z.string().min(1).max(256);
const description = z.string().max(2048);
const url = z.string().min(1).max(1024);
const roleIds = z.array(idParam).max(100);

/** Real servers fail with an internal error for a decoration that they do not have. */
const noSuchDecoration = () => refusal('NO_SUCH_AVATAR_DECORATION', 'd62be24c-6c9e-4ef6-8ed1-2bb8f3d21b5f', 'No such avatar decoration.');

const managedDecoration = (server: Server, id: string) => listManagedDecorations(server).find((one) => one.id === id);

/** Decorations for avatars: the list for everybody, and its management. */
export const endpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    path: 'get-avatar-decorations',
    params: z.object({}),
    run: (_params, { server }) => listDecorations(server),
  }),
  defineEndpoint({
    path: 'admin/avatar-decorations/list',
    needs: 'user',
    scope: 'read:admin:avatar-decorations',
    policy: 'canManageAvatarDecorations',
    // The list comes whole, as on real servers, which accept these parameters and use none of them.
    params: z.object({ ...pagingParams, userId: idParam.nullish() }),
    run: (_params, { server }) => listManagedDecorations(server),
  }),
  defineEndpoint({
    path: 'admin/avatar-decorations/create',
    needs: 'user',
    scope: 'write:admin:avatar-decorations',
    policy: 'canManageAvatarDecorations',
    params: z.object({ name, description, url, roleIdsThatCanBeUsedThisDecoration: roleIds.default([]) }),
    run({ roleIdsThatCanBeUsedThisDecoration, ...input }, { server, me }) {
      createDecoration(server, { ...input, roleIds: roleIdsThatCanBeUsedThisDecoration });
      logModeration(server, me(), 'createAvatarDecoration', { avatarDecoration: input });
    },
  }),
  defineEndpoint({
    path: 'admin/avatar-decorations/update',
    needs: 'user',
    scope: 'write:admin:avatar-decorations',
    policy: 'canManageAvatarDecorations',
    params: z.object({
      id: idParam,
      name: name.optional(),
      description: description.optional(),
      url: url.optional(),
      roleIdsThatCanBeUsedThisDecoration: roleIds.optional(),
    }),
    run({ id, roleIdsThatCanBeUsedThisDecoration, ...changes }, { server, me }) {
      const before = managedDecoration(server, id);
      if (!updateDecoration(server, id, { ...changes, roleIds: roleIdsThatCanBeUsedThisDecoration })) throw noSuchDecoration();
      logModeration(server, me(), 'updateAvatarDecoration', { avatarDecorationId: id, before, after: managedDecoration(server, id) });
    },
  }),
  defineEndpoint({
    path: 'admin/avatar-decorations/delete',
    needs: 'user',
    scope: 'write:admin:avatar-decorations',
    policy: 'canManageAvatarDecorations',
    params: z.object({ id: idParam }),
    run({ id }, { server, me }) {
      const avatarDecoration = managedDecoration(server, id);
      if (!deleteDecoration(server, id)) throw noSuchDecoration();
      logModeration(server, me(), 'deleteAvatarDecoration', { avatarDecorationId: id, avatarDecoration });
    },
  }),
];

import { z } from 'zod';
import { refusal } from '../core/ApiFailure';
import {
  announcementsForStaff,
  createAnnouncement,
  deleteAnnouncement,
  findAnnouncement,
  listAnnouncements,
  readAnnouncement,
  updateAnnouncement,
} from '../core/instance/announcements';
import { logModeration, loggedUser } from '../core/moderation/moderationLog';
import type { Server } from '../core/Server';
import { findUser } from '../core/users/users';
import type { UserRow } from '../db/rows/UserRow';
import { pagingParams } from '../db/paging';
import { defineEndpoint, type EndpointDefinition, idParam } from '../http/defineEndpoint';

/** The longest address of a picture, in characters. */
const MAX_URL = 2048;

const content = {
  title: z.string().min(1),
  text: z.string().min(1),
  imageUrl: z.string().min(1).max(MAX_URL).nullable(),
  icon: z.enum(['info', 'warning', 'error', 'success']),
  display: z.enum(['normal', 'banner', 'dialog']),
};

const noSuchAnnouncement = (id: string) => refusal('NO_SUCH_ANNOUNCEMENT', id, 'No such announcement.');

/** Announcements of the instance to its users. */
export const endpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    path: 'announcements',
    params: z.object({ ...pagingParams, isActive: z.boolean().default(true) }),
    run: ({ isActive, ...page }, { server, viewer }) => listAnnouncements(server, viewer, page, isActive),
  }),
  defineEndpoint({
    path: 'i/read-announcement',
    needs: 'user',
    scope: 'write:account',
    params: z.object({ announcementId: idParam }),
    run({ announcementId }, { server, me }) {
      readAnnouncement(server, me(), announcementId);
    },
  }),
  defineEndpoint({
    path: 'admin/announcements/list',
    needs: 'moderator',
    scope: 'read:admin:announcements',
    params: z.object({ ...pagingParams, userId: idParam.nullish() }),
    run: ({ userId, ...page }, { server }) => announcementsForStaff(server, page, userId ?? null),
  }),
  defineEndpoint({
    path: 'admin/announcements/create',
    needs: 'moderator',
    scope: 'write:admin:announcements',
    params: z.object({
      title: content.title,
      text: content.text,
      imageUrl: content.imageUrl,
      icon: content.icon.default('info'),
      display: content.display.default('normal'),
      forExistingUsers: z.boolean().default(false),
      silence: z.boolean().default(false),
      needConfirmationToRead: z.boolean().default(false),
      userId: idParam.nullable().default(null),
    }),
    run: (input, { server, me }) =>
      server.db.transaction(() => {
        const created = createAnnouncement(server, input);
        log(server, me(), 'create', { announcementId: created.id, announcement: { ...created, ...input } });
        return created;
      }),
  }),
  defineEndpoint({
    path: 'admin/announcements/update',
    needs: 'moderator',
    scope: 'write:admin:announcements',
    params: z.object({
      id: idParam,
      title: content.title.optional(),
      text: content.text.optional(),
      imageUrl: z.string().max(MAX_URL).nullish(),
      icon: content.icon.optional(),
      display: content.display.optional(),
      forExistingUsers: z.boolean().optional(),
      silence: z.boolean().optional(),
      needConfirmationToRead: z.boolean().optional(),
      isActive: z.boolean().optional(),
    }),
    run({ id, imageUrl, ...changes }, { server, me }) {
      const before = findAnnouncement(server, id);
      if (!before) throw noSuchAnnouncement('d3aae5a7-6372-4cb4-b61c-f511ffc2d7cc');
      server.db.transaction(() => {
        // Editors send an empty text where there is no picture.
        const after = updateAnnouncement(server, before, { ...changes, ...(imageUrl === undefined ? {} : { imageUrl: imageUrl || null }) });
        log(server, me(), 'update', { announcementId: id, before, after, announcement: after });
      });
    },
  }),
  defineEndpoint({
    path: 'admin/announcements/delete',
    needs: 'moderator',
    scope: 'write:admin:announcements',
    params: z.object({ id: idParam }),
    run({ id }, { server, me }) {
      const announcement = findAnnouncement(server, id);
      if (!announcement) throw noSuchAnnouncement('ecad8040-a276-4e85-bda9-015a708d291e');
      server.db.transaction(() => {
        deleteAnnouncement(server, id);
        log(server, me(), 'delete', { announcementId: id, announcement });
      });
    },
  }),
];

type Logged = Readonly<Record<string, unknown>> & { readonly announcement: { readonly userId: string | null } };

/** Writes a change of an announcement into the log. Those for one account have types of their own. */
function log(server: Server, moderator: UserRow, verb: 'create' | 'update' | 'delete', info: Logged): void {
  const reader = info.announcement.userId === null ? undefined : findUser(server, info.announcement.userId);
  if (reader) logModeration(server, moderator, `${verb}UserAnnouncement`, { ...info, ...loggedUser(reader) });
  else logModeration(server, moderator, `${verb}GlobalAnnouncement`, info);
}

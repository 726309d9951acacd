import { z } from 'zod';
import { createAnnouncement, listAnnouncements, readAnnouncement } from '../core/instance/announcements';
import { pagingParams } from '../db/paging';
import { defineEndpoint, type EndpointDefinition, idParam } from '../http/defineEndpoint';

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
    path: 'admin/announcements/create',
    needs: 'moderator',
    scope: 'write:admin:announcements',
    params: z.object({
      title: z.string().min(1),
      text: z.string().min(1),
      imageUrl: z.string().min(1).nullable(),
      icon: z.enum(['info', 'warning', 'error', 'success']).default('info'),
      display: z.enum(['normal', 'banner', 'dialog']).default('normal'),
      forExistingUsers: z.boolean().default(false),
      silence: z.boolean().default(false),
      needConfirmationToRead: z.boolean().default(false),
      userId: idParam.nullable().default(null),
    }),
    run: (input, { server }) => createAnnouncement(server, input),
  }),
];

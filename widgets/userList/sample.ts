import type { WidgetSample } from '~/registry/defineWidget';

const LIST = { id: 'dev-list', createdAt: '2024-02-10T12:00:00.000Z', name: 'Gardeners', userIds: ['dev-fern'], isPublic: false };

export default {
  options: { list: { id: LIST.id, name: LIST.name }, listId: LIST.id },
  answers: { 'users/lists/show': () => LIST },
  asksInTenMinutes: { 'users/lists/show': 10, 'users/show': 10 },
} satisfies WidgetSample;

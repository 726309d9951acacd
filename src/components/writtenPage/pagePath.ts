import type { User } from '~/services/records';

/** The path of a page that a user of this server wrote. */
export const pagePath = ({ username }: Pick<User, 'username'>, name: string): string => `/@${username}/pages/${encodeURIComponent(name)}`;

/** The path where a page is edited. */
export const editPath = (pageId: string): string => `/pages/edit/${pageId}`;

import { defineWindow } from '~/registry/defineWindow';

/** Shows the token by itself. */
export default defineWindow({
  id: 'accessToken',
  title: 'accessTokenWindow.title',
});

import { defineSettings } from '~/registry/defineSettings';

export default defineSettings('timeline', {
  showFixedPostFormInChannel: { scope: 'device', kind: 'boolean', default: false },
});

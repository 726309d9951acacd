import { defineSettings } from '~/registry/defineSettings';

/** The server, the connection, and how much data is transferred. */
export default defineSettings('general', {
  serverDisconnectedBehavior: { scope: 'device', kind: 'select', default: 'quiet', items: ['quiet', 'reload', 'dialog'] },
  disableStreamingTimeline: { scope: 'device', kind: 'boolean', default: false, isInverted: true, applies: 'reload' },
  dataSaver: { scope: 'device', kind: 'switches', default: { media: false, avatar: false, urlPreview: false, code: false } },
  numberOfPageCache: { scope: 'device', kind: 'number', default: 3, min: 1, max: 10, step: 1 },
  keepScreenOn: { scope: 'device', kind: 'boolean', default: false },
  automaticBackup: { scope: 'deviceAccount', kind: 'boolean', default: false },
  devMode: { scope: 'device', kind: 'boolean', default: false },
});

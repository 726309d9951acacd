/** Features that few people turn on, or that only some visits need. */
export { keepScreenOn } from './keepScreenOn';
export { watchReports } from './watchReports';
export { watchSeason } from './watchSeason';
export { backUpAutomatically } from '~/stores/settings/automaticBackup';
export { createPopUps } from '~/stores/notifications/PopUps';
export { followOrder } from '~/stores/push/followOrder';
export { createPushChoices } from '~/stores/push/PushChoicesKeeper';
export { keepPushTexts } from '~/stores/push/keepPushTexts';
export { createStartNotices } from '~/stores/start/StartNotices';

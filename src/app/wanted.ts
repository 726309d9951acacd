/** What only few people turn on. */
export { keepScreenOn } from './keepScreenOn';
export { backUpAutomatically } from '~/stores/settings/automaticBackup';

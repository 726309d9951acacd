import { defineSettings } from '~/registry/defineSettings';

export default defineSettings('general', {
  // Hidden: a button of the drive changes it.
  driveAsList: { scope: 'device', kind: 'boolean', default: false, isHidden: true },
});

import { defineSettings } from '~/registry/defineSettings';

/** What this device keeps of what was read. */
export default defineSettings('memory', {
  readMemory: { scope: 'device', kind: 'boolean', default: true },
  // Megabytes.
  readMemorySize: { scope: 'device', kind: 'select', default: 250, items: [100, 250, 500, 1000], hideWhen: { readMemory: false } },
  // Days; 0 keeps notes as long as there is room.
  readMemoryAge: { scope: 'device', kind: 'select', default: 365, items: [30, 90, 365, 0], hideWhen: { readMemory: false } },
  readMemoryPrivate: { scope: 'device', kind: 'boolean', default: false, hideWhen: { readMemory: false } },
  readMemoryWipe: { scope: 'device', kind: 'boolean', default: true },
});

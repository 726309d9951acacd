import { defineSettings } from '~/registry/defineSettings';

/** How a note is shown. */
export default defineSettings('notes', {
  showFullAcct: { scope: 'account', kind: 'boolean', default: false },
  enableCondensedLineForAcct: { scope: 'device', kind: 'boolean', default: false },
  collapseRenotes: { scope: 'account', kind: 'boolean', default: true },
  instanceTicker: { scope: 'device', kind: 'select', default: 'remote', items: ['none', 'remote', 'always'] },
  advancedMfm: { scope: 'device', kind: 'boolean', default: true },
  animatedMfm: { scope: 'device', kind: 'boolean', default: false, hideWhen: { advancedMfm: false } },
  showUrlPreview: { scope: 'device', kind: 'boolean', default: true },
  // Automatic: columns are compact, everything else is comfortable.
  density: { scope: 'device', kind: 'select', default: 'auto', items: ['auto', 'comfortable', 'compact', 'line'] },
  openThreadOnPress: { scope: 'device', kind: 'boolean', default: true },
  reactionsDisplaySize: { scope: 'device', kind: 'select', default: 'medium', items: ['small', 'medium', 'large'] },
  limitWidthOfReaction: { scope: 'device', kind: 'boolean', default: true },
  showNoteActionsOnlyHover: { scope: 'device', kind: 'boolean', default: false },
  showClipButtonInNoteFooter: { scope: 'device', kind: 'boolean', default: false },
  useReactionPickerForContextMenu: { scope: 'device', kind: 'boolean', default: false },
});

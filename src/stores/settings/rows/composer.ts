import { defineSettings } from '~/registry/defineSettings';
import { nullable, text } from '~/lib/parsers';

const VISIBILITIES = ['public', 'home', 'followers', 'specified'] as const;

/** The defaults of a new note, and how files are attached. */
export default defineSettings('composer', {
  keepCw: { scope: 'account', kind: 'boolean', default: true },
  rememberNoteVisibility: { scope: 'account', kind: 'boolean', default: false },
  defaultNoteVisibility: {
    scope: 'account',
    kind: 'select',
    default: 'public',
    items: VISIBILITIES,
    hideWhen: { rememberNoteVisibility: true },
  },
  defaultNoteLocalOnly: { scope: 'account', kind: 'boolean', default: false, hideWhen: { rememberNoteVisibility: true } },
  reactionAcceptance: {
    scope: 'account',
    kind: 'select',
    default: 'nonSensitiveOnly',
    items: [null, 'likeOnly', 'likeOnlyForRemote', 'nonSensitiveOnly', 'nonSensitiveOnlyForLocalLikeOnlyForRemote'],
  },
  // Seconds.
  undoSend: { scope: 'device', kind: 'select', default: 5, items: [0, 3, 5, 10, 30] },
  enableQuickAddMfmFunction: { scope: 'device', kind: 'boolean', default: false, hideWhen: { advancedMfm: false } },
  keepOriginalUploading: { scope: 'account', kind: 'boolean', default: false },
  keepMetadata: {
    scope: 'account',
    kind: 'boolean',
    default: false,
    // A picture that was made smaller has none.
    hideWhen: { keepOriginalUploading: false },
    feature: 'keepMetadata',
  },
  pastedFileName: { scope: 'account', kind: 'text', default: 'yyyy-MM-dd HH-mm-ss [{{number}}]' },
  remindToDescribe: { scope: 'account', kind: 'boolean', default: false },
  // The drive sets this.
  uploadFolder: { scope: 'account', kind: 'custom', default: null, parse: nullable(text(64)), isHidden: true },
  // The last choices in the composer, for `rememberNoteVisibility`.
  visibility: { scope: 'deviceAccount', kind: 'select', default: 'public', items: VISIBILITIES, isHidden: true },
  localOnly: { scope: 'deviceAccount', kind: 'boolean', default: false, isHidden: true },
  // The buttons below the text set these.
  showPreview: { scope: 'device', kind: 'boolean', default: false, isHidden: true },
  postFormWithHashtags: { scope: 'device', kind: 'boolean', default: false, isHidden: true },
  postFormHashtags: { scope: 'device', kind: 'text', default: '', isHidden: true },
});

import { defineSettings } from '~/registry/defineSettings';
import { nullable, text } from '~/lib/parsers';

const VISIBILITIES = ['public', 'home', 'followers', 'specified'] as const;

/** What a new note begins with, and how files are attached. */
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
  keepOriginalUploading: { scope: 'account', kind: 'boolean', default: false },
  // Chosen in the drive.
  uploadFolder: { scope: 'account', kind: 'custom', default: null, parse: nullable(text(64)), isHidden: true },
  // What the composer used last; `rememberNoteVisibility` asks for it.
  visibility: { scope: 'deviceAccount', kind: 'select', default: 'public', items: VISIBILITIES, isHidden: true },
  localOnly: { scope: 'deviceAccount', kind: 'boolean', default: false, isHidden: true },
});

import type { Visibility, WireDriveFile } from '~/api/wire';
import type { AppError } from '~/lib/AppError';
import type { MachineText } from '~/lib/shownText';
import type { Note } from '~/services/records';
import type { DraftData } from '~/stores/drafts/draftData';

/** How a composer starts. Everything is optional. Ids refer to notes that are already in the store. */
export interface ComposerParams {
  readonly replyId?: string;
  readonly renoteId?: string;
  readonly channelId?: string;
  readonly initialText?: MachineText;
  readonly initialCw?: string;
  readonly initialVisibility?: Visibility;
  readonly initialLocalOnly?: boolean;
  /** Ids of the recipients of a direct note. */
  readonly initialVisibleUserIds?: readonly string[];
  /** A note to rewrite ("delete and edit"); wins over everything else. The composer window deletes it first. */
  readonly initialNote?: Note;
  /** Drive files that are attached at the start. */
  readonly initialFiles?: readonly WireDriveFile[];
  /** Files of this device that are uploaded at the start. */
  readonly initialUploads?: readonly File[];
  /** All of the content, which was written before. */
  readonly initialDraft?: DraftData;
  /** The user to mention at the start, as `user` or `user@host`. */
  readonly mention?: MachineText;
  /** The id of the only recipient of a direct note. */
  readonly specified?: string;
  /** The draft to write on, if it is not that of the target. */
  readonly draftId?: string | undefined;
  /** Names the place of a composer that has a draft of its own. By default, all composers for the same kind of note share one. */
  readonly draftPlace?: string;
  /** Where the text cursor stands at the start; by default at the end. */
  readonly initialCaret?: number | undefined;
  /** Why the note was not posted. */
  readonly initialFailure?: AppError | undefined;
  /** Neither restores nor saves a draft. */
  readonly instant?: boolean;
}

import type { Visibility, WireDriveFile } from '~/api/wire';
import type { Note } from '~/services/records';

/** How a composer starts (reference/composer.md section 1). Everything is optional; ids are of notes already ingested. */
export interface ComposerParams {
  readonly replyId?: string;
  readonly renoteId?: string;
  readonly channelId?: string;
  readonly initialText?: string;
  readonly initialCw?: string;
  readonly initialVisibility?: Visibility;
  readonly initialLocalOnly?: boolean;
  /** Ids of the recipients of a direct note. */
  readonly initialVisibleUserIds?: readonly string[];
  /** A note whose content is written again ("delete and edit"); wins over everything else. Its window deletes it first. */
  readonly initialNote?: Note;
  /** Files of the drive to begin with. */
  readonly initialFiles?: readonly WireDriveFile[];
  /** `user` or `user@host` to begin with. */
  readonly mention?: string;
  /** Id of the one recipient of a direct note. */
  readonly specified?: string;
  /** Neither restores nor saves a draft. */
  readonly instant?: boolean;
}

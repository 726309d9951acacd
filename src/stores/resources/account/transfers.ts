import type { Result } from '~/lib/Result';
import type { AccountScope } from '~/stores/session/AccountScope';
import { settle } from '~/stores/settle';

/** The data that can be exported to a file in the drive. */
export type ExportKind = 'notes' | 'favorites' | 'clips' | 'following' | 'user-lists' | 'mute' | 'blocking' | 'antennas';

/** The data that can be imported from such a file. */
export type ImportKind = 'following' | 'user-lists' | 'muting' | 'blocking' | 'antennas';

/** The accounts that an export of the followed ones leaves out. */
export interface ExportChoices {
  readonly excludeMuting: boolean;
  readonly excludeInactive: boolean;
}

/** Asks the server for an export. It is made in the background, and its file appears in the drive. */
export function requestExport({ api }: AccountScope, kind: ExportKind, choices: ExportChoices): Promise<Result> {
  return settle(kind === 'following' ? api.call('i/export-following', { ...choices }) : api.call(`i/export-${kind}`, {}));
}

/**
 * Lets the server import a file of the drive, in the background.
 * @param withReplies whether the replies of accounts that are followed then appear in timelines
 */
export function requestImport({ api }: AccountScope, kind: ImportKind, fileId: string, withReplies: boolean): Promise<Result> {
  return settle(kind === 'following' ? api.call('i/import-following', { fileId, withReplies }) : api.call(`i/import-${kind}`, { fileId }));
}

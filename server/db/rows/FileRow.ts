/** A row of `files`. Flags are 0 or 1. A file without owner belongs to the server itself (custom emoji). */
export interface FileRow {
  readonly id: string;
  readonly userId: string | null;
  readonly folderId: string | null;
  readonly name: string;
  /** MIME type, told by the content. */
  readonly type: string;
  readonly md5: string;
  /** Name of the content in the blob store. */
  readonly sha256: string;
  /** bytes */
  readonly size: number;
  readonly comment: string | null;
  readonly blurhash: string | null;
  /** Pixels as shown, after rotation. */
  readonly width: number | null;
  readonly height: number | null;
  /** EXIF 1–8, when the picture carries one. */
  readonly orientation: number | null;
  readonly isSensitive: number;
  /** The last part of the file's address. */
  readonly accessKey: string;
  readonly thumbnailKey: string | null;
  readonly thumbnailSha256: string | null;
}

/** A row of `folders`. */
export interface FolderRow {
  readonly id: string;
  readonly userId: string;
  readonly parentId: string | null;
  readonly name: string;
}

/** A row of `emojis`. `aliases` and `roleIds` are JSON lists. */
export interface EmojiRow {
  readonly id: string;
  readonly name: string;
  /** '' for our own. */
  readonly host: string;
  readonly category: string | null;
  readonly aliases: string;
  readonly license: string | null;
  readonly isSensitive: number;
  readonly localOnly: number;
  readonly roleIds: string;
  /** The file's access key for our own emoji, a whole address for others. */
  readonly source: string;
  readonly type: string;
}

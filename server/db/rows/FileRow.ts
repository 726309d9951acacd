/** A row of `files`. Flags are 0 or 1. A file without an owner belongs to the server, as that of a custom emoji does. */
export interface FileRow {
  readonly id: string;
  readonly userId: string | null;
  readonly folderId: string | null;
  readonly name: string;
  /** MIME type, found in the content. */
  readonly type: string;
  readonly md5: string;
  /** Hash of the content, which is its name in the folder of uploaded files. */
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
  readonly comment: string | null;
  readonly blurhash: string | null;
  /** Pixels as shown, after rotation. */
  readonly width: number | null;
  readonly height: number | null;
  /** EXIF orientation, 1 to 8, if the picture has one. */
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
  /** Empty for our own emoji. */
  readonly host: string;
  readonly category: string | null;
  readonly aliases: string;
  readonly license: string | null;
  readonly isSensitive: number;
  readonly localOnly: number;
  readonly roleIds: string;
  /** The file's access key for our own emoji, an address for others. */
  readonly source: string;
  readonly type: string;
}

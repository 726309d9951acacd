import { MAX_FILE_SIZE_EXCEEDED, UNALLOWED_FILE_TYPE } from '~/api/errors';
import type { WireMeta, WirePolicies } from '~/api/wire';
import { ApiError } from '~/lib/AppError';

const MB = 1024 * 1024;

/** What a server says about the files that it takes. Older servers say nothing. */
interface UploadLimits {
  readonly policies: Pick<WirePolicies, 'maxFileSizeMb' | 'uploadableFileTypes'> | undefined;
  readonly meta: Pick<WireMeta, 'maxFileSize'> | null;
}

/**
 * Returns the refusal that a file would get, so that it is not sent for nothing; null if it may be sent. Types of texts are left to the
 * server, because browsers tell them by the name of the file and servers by its content.
 */
export function refusalOfFile({ size, type }: Pick<File, 'size' | 'type'>, { policies, meta }: UploadLimits): ApiError | null {
  const { maxFileSizeMb, uploadableFileTypes } = policies ?? {};
  const most = Math.min(number(meta?.maxFileSize), number(maxFileSizeMb) * MB);
  if (size > most) return refused(413, MAX_FILE_SIZE_EXCEEDED);
  const isKnown =
    /^(?:image|video|audio|font|application)\//.test(type) && type !== 'application/json' && type !== 'application/octet-stream';
  const isAllowed = !Array.isArray(uploadableFileTypes) || uploadableFileTypes.some((allowed) => isOfType(type, allowed));
  return isKnown && !isAllowed ? refused(400, UNALLOWED_FILE_TYPE) : null;
}

/** Servers may send anything, and mostly nothing. */
const number = (limit: unknown): number => (typeof limit === 'number' && limit > 0 ? limit : Infinity);

/** @param allowed a media type, or all of a kind as in `image/*` */
const isOfType = (type: string, allowed: unknown): boolean =>
  typeof allowed === 'string' &&
  (allowed === '*/*' || allowed === type || (allowed.endsWith('/*') && type.startsWith(allowed.slice(0, -1))));

const refused = (status: number, code: string): ApiError => new ApiError('drive/files/create', status, { code, id: '', message: '' });

import sharp from 'sharp';
import type { WireDriveFile } from '~/api/wire';
import type { TestAccount, TestInstance } from './testInstance';

/** The parts of an upload beside its bytes. */
export interface UploadFields {
  readonly name?: string;
  readonly folderId?: string;
  readonly comment?: string;
  readonly isSensitive?: string;
  readonly force?: string;
  readonly keepMetadata?: string;
}

/** Uploads a file as a browser's form does. Returns status and body of any answer. */
export async function tryUpload(
  world: TestInstance,
  account: TestAccount,
  bytes: Uint8Array,
  fileName: string,
  fields: UploadFields = {},
): Promise<{ status: number; body: unknown }> {
  const form = new FormData();
  form.set('i', account.token);
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set('file', new Blob([new Uint8Array(bytes)]), fileName);
  const request = new Response(form);
  const answer = await world.instance.app.inject({
    method: 'POST',
    url: '/api/drive/files/create',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.body === '' ? undefined : (JSON.parse(answer.body) as unknown) };
}

/** Uploads a file and expects success. */
export async function upload(
  world: TestInstance,
  account: TestAccount,
  bytes: Uint8Array,
  fileName = 'file',
  fields: UploadFields = {},
): Promise<WireDriveFile> {
  const { status, body } = await tryUpload(world, account, bytes, fileName, fields);
  if (status !== 200) throw new Error(`${fileName} was refused with ${status}: ${JSON.stringify(body)}`);
  return body as WireDriveFile;
}

/** A PNG of one color. */
export function png(width = 32, height = 24, background = '#7c5cd6'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

/** The path of an address, for calls without a socket. */
export function pathOf(url: string | null): string {
  const { pathname, search } = new URL(url ?? '');
  return pathname + search;
}

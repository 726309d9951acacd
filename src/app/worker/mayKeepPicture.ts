/** Whether an answer is a picture that its server lets others keep. */
export function mayKeepPicture({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  const isPicture = (headers.get('content-type') ?? '').startsWith('image/');
  return status === 200 && isPicture && !/\b(?:no-store|private)\b/.test(headers.get('cache-control') ?? '');
}

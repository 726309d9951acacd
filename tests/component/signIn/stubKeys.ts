import { vi } from 'vitest';

/** What the browser says when it is asked for a security key: an answer, or the error of a viewer who gives up. */
type KeyAnswer = { readonly id: string } | DOMException;

/** Lets this browser have security keys until the test ends. Their answers are given. Returns what the page asked them for. */
export function stubKeys(...answers: readonly KeyAnswer[]): unknown[] {
  const asked: unknown[] = [];
  const waiting = [...answers];
  const answer = async ({ publicKey }: { publicKey: unknown }) => {
    asked.push(publicKey);
    const next = waiting.shift();
    if (next instanceof DOMException) throw next;
    return next === undefined ? null : { toJSON: () => next };
  };
  const asGiven = (options: unknown) => options;
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => {}, { parseCreationOptionsFromJSON: asGiven, parseRequestOptionsFromJSON: asGiven }),
  );
  vi.stubGlobal('navigator', Object.create(navigator, { credentials: { value: { create: answer, get: answer } } }) as Navigator);
  return asked;
}

import type { AppError } from './AppError';

/** The outcome of an action that may fail: a value, or an error to show. */
export type Result<T = void> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: AppError };

/** A success, optionally with a value. */
export function ok(): Result;
export function ok<T>(value: T): Result<T>;
export function ok<T>(value?: T): Result<T | undefined> {
  return { ok: true, value };
}

/** A failure. */
export function fail(error: AppError): { readonly ok: false; readonly error: AppError } {
  return { ok: false, error };
}

import type { SourceFile } from './tree';

/** A place that breaks a rule, and what to do instead. */
export interface Violation {
  readonly path: string;
  /** Counted from 1; absent when the whole file is meant. */
  readonly line?: number;
  readonly message: string;
}

/** The line of a position in a file's text, counted from 1. */
export function lineAt(file: SourceFile, offset: number): number {
  return file.text.slice(0, offset).split('\n').length;
}

const inWords = ({ path, line, message }: Violation): string => `${line === undefined ? path : `${path}:${line}`}  ${message}`;

/** One readable line per violation; empty when the rule holds. */
export const listed = (violations: readonly Violation[]): string => violations.map(inWords).join('\n');

/** Only the messages, for tests of the rules. */
export const messages = (violations: readonly Violation[]): string[] => violations.map(({ message }) => message);

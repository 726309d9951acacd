import { describe, expect, test } from 'vitest';
import { parseMessage, type MessagePart } from '~/i18n/messageFormat';
import { allTexts } from '../../fixtures/testI18n';

const { 'en-US': english, 'ja-JP': japanese } = allTexts;

/** Names that a text is filled with, wherever they stand in it. */
const names = (parts: readonly MessagePart[]): string[] =>
  parts.flatMap((part) => {
    if (typeof part === 'string' || part.kind === 'count') return [];
    return part.kind === 'value' ? [part.name] : [part.name, ...[...part.cases.values()].flatMap(names)];
  });
const filledWith = (text: string): string[] => [...new Set(names(parseMessage(text)))].sort();

describe('the texts of all languages', () => {
  test('exist for the same keys', () => {
    expect(Object.keys(japanese).sort()).toEqual(Object.keys(english).sort());
  });

  test('are filled with the same values', () => {
    const different = Object.keys(english).filter((key) => {
      const other = japanese[key];
      return other !== undefined && filledWith(english[key]!).join() !== filledWith(other).join();
    });
    expect(different).toEqual([]);
  });
});

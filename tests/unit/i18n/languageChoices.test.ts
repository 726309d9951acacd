import { expect, test, vi } from 'vitest';
import { languageChoices } from '~/i18n/languageChoices';
import { testI18n } from '../../fixtures/testI18n';

vi.mock('~/generated/languages', () => ({ languages: ['en-US', 'eo-UY'] }));
vi.mock('~/generated/languageNames', () => ({
  languageNames: { 'en-US': 'English', 'eo-UY': 'Esperanto' },
  languageShares: { 'eo-UY': 0.31 },
}));

test('a language that is not translated as a whole says how much of it is', () => {
  expect(languageChoices(testI18n())).toEqual([
    { code: 'en-US', name: 'English', share: undefined },
    { code: 'eo-UY', name: 'Esperanto', share: '31% translated' },
  ]);
});

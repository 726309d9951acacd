import { expect, test } from 'vitest';
import { definePage } from '~/registry/definePage';
import { withSettingTexts } from '../../../.scripts/generate/settingTexts';

const page = (texts: NonNullable<Parameters<typeof definePage>[0]['texts']>) =>
  definePage({ id: 'garden', title: 'page.back', icon: 'star', routes: [{ pattern: '/garden' }], texts });

test('a page that shows settings gets the texts of features that name their settings themselves', () => {
  const { texts } = withSettingTexts(page(['form', 'setting']), ['setting', 'composer', 'setting']);
  expect(texts).toEqual(['form', 'setting', 'composer']);
});

test('other pages keep their texts', () => {
  expect(withSettingTexts(page(['form']), ['setting', 'composer']).texts).toEqual(['form']);
});

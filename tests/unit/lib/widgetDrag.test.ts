import { expect, test } from 'vitest';
import { kindOfFormats, widgetFormat } from '~/lib/widgetDrag';

test('what is dragged is known by its format alone, which browsers write in lower case', () => {
  const formats = ['text/plain', widgetFormat('rssTicker').toLowerCase()];
  expect(kindOfFormats(formats, ['rss', 'rssTicker'])).toBe('rssTicker');
  expect(kindOfFormats(['text/plain', 'Files'], ['rss'])).toBeUndefined();
});

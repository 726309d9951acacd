import { expect, test } from 'vitest';
import { kindOfFormats, widgetFormat } from '~/lib/widgetDrag';

test('the kind of a dragged widget is found by its format, which browsers write in lower case', () => {
  const formats = ['text/plain', widgetFormat('rssTicker').toLowerCase()];
  expect(kindOfFormats(formats, ['rss', 'rssTicker'])).toBe('rssTicker');
  expect(kindOfFormats(['text/plain', 'Files'], ['rss'])).toBeUndefined();
});

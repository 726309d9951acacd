import { afterEach, expect, test, vi } from 'vitest';
import { plainText } from '~/components/instance/plainText';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['Hello<br>world', 'Hello\nworld'],
  ['<b style="color: red">Bold</b> &amp; <i>brave</i>', 'Bold & brave'],
  ['1 &lt; 2, 3 < 4', '1 < 2, 3 < 4'],
  ['<style>p { color: red }</style><p>Text</p><script>alert(1)</script><!-- <b>not shown</b> -->', 'Text'],
  ['<<b>img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
])('the text of %s is %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test('no markup is parsed, because the policy of the page counts styles in it', () => {
  const parse = vi.spyOn(DOMParser.prototype, 'parseFromString');
  plainText('<p style="color: red">a <<b>p style="color: red">b</p><p style="color: red');
  expect(parse.mock.calls.map(([text]) => text.includes('<'))).toEqual([false]);
});

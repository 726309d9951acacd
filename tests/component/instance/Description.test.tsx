import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Description } from '~/components/instance/Description';
import { limitedMarkup } from '~/components/instance/limitedMarkup';

afterEach(() => vi.restoreAllMocks());

const shown = (html: string) =>
  render(<Description html={html} />)
    .container.querySelector('div')!
    .innerHTML.replaceAll(/ class="[^"]*"/g, '');

test.each([
  ['Hello<br>world', 'Hello<br>world'],
  ['<b style="color: red">Bold</b> &amp; <em>brave</em>', '<b>Bold</b> &amp; <i>brave</i>'],
  ['1 &lt; 2, 3 < 4', '1 &lt; 2, 3 &lt; 4'],
  ['<style>p { color: red }</style><p onclick="alert(1)">Text</p><script>alert(1)</script><!-- <b>no</b> -->', '<div>Text</div>'],
  ['<img src=x onerror=alert(1)>after', 'after'],
  ['<<b>img src=x onerror=alert(1)>', '&lt;<b>img src=x onerror=alert(1)&gt;</b>'],
  ['&lt;img src=x onerror=alert(1)&gt;', '&lt;img src=x onerror=alert(1)&gt;'],
  ['<h1>Title</h1><ul><li>one<li>two</ul>after', '<div>Title</div><ul><li>one</li><li>two</li></ul>after'],
  ['</p></div>alone', 'alone'],
  [
    '<p>a<ul><li>b<ol><li>c</ol></ul><a href=x>d<a href=x>e',
    '<div>a<ul><li>b<ol><li>c</li></ol></li></ul><span>d</span><span>e</span></div>',
  ],
])('the description %s is shown as %s', (html, text) => {
  expect(shown(html)).toBe(text);
});

test('a link leads to http addresses only', () => {
  render(<Description html={'<a href="https://tea.example/?a=1&amp;b=2">Tea</a> <a href="javascript:alert(1)">Bad</a>'} />);
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://tea.example/?a=1&b=2');
  expect(screen.getByText(/Bad/).tagName).not.toBe('A');
});

test('no markup is parsed, because the policy of the page counts styles in it', () => {
  const parse = vi.spyOn(DOMParser.prototype, 'parseFromString');
  limitedMarkup('<p style="color: red">a &amp; <<b>p style="color: red">b</p><p style="color: red');
  expect(parse.mock.calls.map(([text]) => text.includes('<'))).toEqual([false]);
});

test('hostile markup costs no more time than its length', () => {
  const began = performance.now();
  limitedMarkup('<a '.repeat(50_000));
  limitedMarkup('<b>'.repeat(50_000));
  limitedMarkup(`<a ${'"x" '.repeat(50_000)}`);
  limitedMarkup('<script>'.repeat(5_000));
  expect(performance.now() - began).toBeLessThan(2_000);
});

import { describe, expect, test } from 'vitest';
import { CLIENT, readFiles } from './lib/tree';
import { listed, messages } from './lib/violations';
import { checkRemoteContent } from './rules/remoteContent';

test('nothing that a server sends becomes markup, code or an unchecked address', () => {
  expect(listed(checkRemoteContent(readFiles(CLIENT, /\.tsx?$/)))).toBe('');
});

describe('the rule of remote content', () => {
  const check = (text: string): string[] => messages(checkRemoteContent([{ path: 'src/X.tsx', text }]));

  test.each([
    'const x = <p dangerouslySetInnerHTML={{ __html: text }} />;',
    'element.innerHTML = text;',
    'const x = <a href={note.url} />;',
    'const x = <a href={user?.profileUrl ?? "/"} />;',
    'window.open(field.link);',
    'location.href = meta.tosUrl;',
    'new Function(code)();',
  ])('the code "%s" is reported', (text) => {
    expect(check(text)).toHaveLength(1);
  });

  test.each([
    'const x = <a href={safeHttpUrl(note.url) ?? undefined} />;',
    'const x = <a href={href} />;',
    'const x = <ExternalLink href={meta.tosUrl} />;',
    'const x = <a href={`/notes/${note.id}`} />;',
    'window.open(address);',
    'location.href = location.href;',
    'const retrieval = evaluate(text);',
  ])('the code "%s" is allowed', (text) => {
    expect(check(text)).toEqual([]);
  });
});

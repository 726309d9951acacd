import { expect, test } from 'vitest';
import { serverPath } from '~/services/serverPath';

test.each([
  ['far.example', '/instance-info/far.example'],
  ['localhost:3301', '/instance-info/localhost%3A3301'],
])('the host %s has a page', (host, path) => {
  expect(serverPath(host)).toBe(path);
});

test.each(['', 'a b', 'a/b', '"><script>', 'user@host'])('the text "%s" is no host', (host) => {
  expect(serverPath(host)).toBeNull();
});

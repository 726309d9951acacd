import { describe, expect, test } from 'vitest';
import { externalLinkProps } from '~/lib/externalLink';

describe('a link to elsewhere', () => {
  test('opens a new tab and does not tell where it comes from', () => {
    expect(externalLinkProps('https://a.example')).toEqual({
      href: 'https://a.example/',
      target: '_blank',
      rel: 'nofollow noopener noreferrer',
    });
  });

  test.each(['javascript:alert(1)', '', null, undefined])('is none for %s', (address) => {
    expect(externalLinkProps(address)).toBeNull();
  });
});

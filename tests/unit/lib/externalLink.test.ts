import { describe, expect, test } from 'vitest';
import { externalLinkProps } from '~/lib/externalLink';

describe('externalLinkProps', () => {
  test('a link opens a new tab and sends no referrer', () => {
    expect(externalLinkProps('https://a.example')).toEqual({
      href: 'https://a.example/',
      target: '_blank',
      rel: 'nofollow noopener noreferrer',
    });
  });

  test.each(['javascript:alert(1)', '', null, undefined])('%s is not a link', (address) => {
    expect(externalLinkProps(address)).toBeNull();
  });
});

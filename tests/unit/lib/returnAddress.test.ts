import { describe, expect, test } from 'vitest';
import { returnAddress, returnPlace } from '~/lib/returnAddress';

describe('the address that an app asks to return to', () => {
  test.each([
    ['https://app.example/back', 'https://app.example/back?session=s', 'app.example'],
    ['http://localhost:8080/back?x=1#top', 'http://localhost:8080/back?x=1&session=s#top', 'localhost:8080'],
    ['https://app.example/?session=forged', 'https://app.example/?session=s', 'app.example'],
    ['my-app://back', 'my-app://back?session=s', 'my-app'],
  ])('the address %s becomes %s', (raw, href, place) => {
    const url = returnAddress(raw, 'session', 's');
    expect(url?.href).toEqual(href);
    expect(url && returnPlace(url)).toEqual(place);
  });

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'vbscript:x',
    'data:text/html,x',
    'file:///etc/passwd',
    'blob:https://a.example/1',
    'mailto:a@b.example',
    'tel:1',
    'https://user:pass@app.example/',
    '/back',
    'nonsense',
  ])('the address %j is refused', (raw) => {
    expect(returnAddress(raw, 'session', 's')).toBeNull();
  });
});

import { expect, test } from 'vitest';
import { showLanguage } from '~/app/showLanguage';

test('the document says the language, its direction, and the manifest in it', () => {
  document.head.innerHTML = '<link rel="manifest" href="/manifest.webmanifest">';
  showLanguage({ lang: 'ar-SA' });
  const { lang, dir } = document.documentElement;
  const manifest = document.querySelector('link')!.getAttribute('href');
  expect({ lang, dir, manifest }).toEqual({ lang: 'ar-SA', dir: 'rtl', manifest: '/manifests/ar-SA.webmanifest' });
  showLanguage({ lang: 'en-US' });
  expect(document.documentElement.dir).toBe('ltr');
});

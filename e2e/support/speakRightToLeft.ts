import type { App } from '../objects/App';
import type { Complaints } from './Complaints';

/** A few texts; the others are English, as in a language that is translated in part. */
const ARABIC = {
  'timelinePage.title': 'الخط الزمني',
  'notificationsPage.title': 'الإشعارات',
  'searchPage.title': 'بحث',
  'note.reply': 'رد',
  'note.renote': 'إعادة نشر',
};

/**
 * Reloads the app in a language from right to left that the product does not have. The texts of the start are those of a
 * last visit, which the client uses when it cannot read the catalog; those of features are answered in English.
 */
export async function speakRightToLeft({ page }: App, complaints: Complaints): Promise<void> {
  complaints.allow(/could not load .*start\.json/);
  const english = await page.evaluate(async () => {
    const { name } = performance.getEntriesByType('resource').find((entry) => /\/assets\/texts\/.*\/start\.json$/.test(entry.name))!;
    return (await fetch(name)).json() as Promise<Record<string, string>>;
  });
  await page.evaluate(
    (kept) => localStorage.setItem('locale', kept),
    JSON.stringify({ lang: 'ar-SA', messages: { ...english, ...ARABIC } }),
  );
  await page.route('**/assets/texts/*/en-US/start.json', (route) => route.fulfill({ body: '' }));
  await page.route('**/assets/texts/*/ar-SA/*', async (route) =>
    route.fulfill({ response: await route.fetch({ url: route.request().url().replace('ar-SA', 'en-US') }) }),
  );
  await page.reload();
}

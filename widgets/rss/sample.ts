import type { WidgetSample } from '~/registry/defineWidget';

const TITLES = ['Wisteria in flower', 'How to prune a climbing plant before the winter comes', 'Ponds and their keepers'];

/** One item an hour, the newest first. */
const items = () =>
  TITLES.map((title, at) => ({
    title,
    link: `https://garden.example/${at}`,
    isoDate: new Date(Date.now() - at * 3_600_000).toISOString(),
  }));

export default {
  options: { url: 'https://one.example/feed' },
  answers: { 'fetch-rss': () => ({ items: items() }) },
  asksInTenMinutes: { 'fetch-rss': 10 },
} satisfies WidgetSample;

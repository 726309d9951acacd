import { defineQuery } from '../definitions';

/** How many hashtags a chooser offers. */
const CHOICES = 30;

/** How long menus and completion use an answer; ms. */
const FRESH_MS = 600_000;

/** Hashtags that start with a text; without a text, those that many people use now. */
export const hashtagsToChoose = defineQuery({
  freshMs: FRESH_MS,
  async fetch({ api }, text: string, signal): Promise<readonly string[]> {
    if (text !== '') return api.call('hashtags/search', { query: text, limit: CHOICES }, { signal });
    const trend = await api.call('hashtags/trend', {}, { signal });
    return trend.map(({ tag }) => tag);
  },
});

/** Hashtags that start with a text; none without a text. */
export const hashtagsLike = defineQuery({
  fetch: async ({ api }, text: string, signal): Promise<readonly string[]> =>
    text === '' ? [] : api.call('hashtags/search', { query: text, limit: CHOICES }, { signal }),
});

import { defineQuery } from './definitions';

/** Hashtags on offer in a chooser. */
const CHOICES = 30;

/** Hashtags that begin with a text; without one, those that many people use now. */
export const hashtagsToChoose = defineQuery({
  async fetch({ api }, text: string, signal): Promise<readonly string[]> {
    if (text !== '') return api.call('hashtags/search', { query: text, limit: CHOICES }, { signal });
    const trend = await api.call('hashtags/trend', {}, { signal });
    return trend.map(({ tag }) => tag);
  },
});

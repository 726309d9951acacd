import { later } from '~/react/later';

/** Says that notes wait to be sent. Most visits never have one, so it comes with the outbox. */
export const OutboxMark = later(async ({ i18n }) => {
  const [mark] = await Promise.all([import('./OutboxMark'), i18n.bring(['outbox'])]);
  return mark.default;
});

import { autorun } from 'mobx';
import { disposable, type Disposable } from '~/lib/disposable';
import { asReaction } from '~/services/reactions';
import type { RootStore } from '../RootStore';
import { PUSH_CHOICES_KEY, type PushChoices } from './pushMessages';

/** Stores what the reader chose for push messages where the service worker finds it, and again when it changes. Use it as a part of the root. */
export function createPushChoices({ settings, session, accounts, kv }: RootStore): Disposable {
  return disposable(
    autorun(() => {
      const { me, ref } = session.current;
      const chosen: PushChoices = {
        isSilent: !settings.get('pushSound'),
        quiet: settings.get('pushQuiet') ? { from: timeOf(settings.get('pushQuietFrom')), to: timeOf(settings.get('pushQuietTo')) } : null,
      };
      const [reaction] = settings.get('reactions').map(asReaction);
      const own = me && ref !== null && reaction !== undefined && { [ref]: { acct: `@${me.username}`, reaction } };
      const isKnown = (id: string): boolean => id === ref || accounts.refs.includes(id);
      const merge = (stored: PushChoices | undefined): PushChoices => ({
        ...chosen,
        accounts: { ...Object.fromEntries(Object.entries(stored?.accounts ?? {}).filter(([id]) => isKnown(id))), ...own },
      });
      // Without storage, messages arrive as they do by default.
      void kv.update<PushChoices>(PUSH_CHOICES_KEY, merge).catch(() => undefined);
    }),
  );
}

/** The time of day at which an hour begins. */
const timeOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

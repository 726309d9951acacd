import { autorun, untracked } from 'mobx';
import type { WireNewReport } from '~/api/wire';
import { beginningOf } from '~/lib/beginningOf';
import { DisposableStore, type Disposable } from '~/lib/disposable';
import { visibleText } from '~/lib/visibleText';
import { mayOpen } from '~/registry/mayOpen';
import type { RootStore } from '~/stores/RootStore';
import { resourcesOf } from '~/stores/resources/resourcesOf';
import { unresolvedReports } from '~/stores/resources/staff/reports';
import type { AccountScope } from '~/stores/session/AccountScope';

/** How long staff have to read the message about a report; ms. */
const MESSAGE_MS = 12_000;

/** How much of a report the message shows; in characters. */
const MOST_SHOWN = 120;

/**
 * Marks the control panel while a report waits, and shows a message about each new one, as long as the viewer belongs to the staff.
 * A server that refuses to list reports leaves the mark off: the page says why.
 * @param go opens an address in the main pane
 */
export function watchReports(root: RootStore, go: (to: string) => void): void {
  let watched: AccountScope | null = null;
  let watch: Disposable | undefined;
  autorun(() => {
    const { current } = root.session;
    const account = mayOpen('moderator', current.me) ? current : null;
    if (account === watched) return;
    watched = account;
    watch?.dispose();
    watch = account ? untracked(() => begin(root, account, go)) : undefined;
  });
}

function begin({ overlays, i18n }: RootStore, account: AccountScope, go: (to: string) => void): Disposable {
  const { hub, meStore } = account;
  const resources = resourcesOf(account);
  const query = resources.query(unresolvedReports, null);
  const owned = new DisposableStore();
  const tell = (comment: unknown): void => {
    const text = typeof comment === 'string' ? beginningOf(visibleText(comment), MOST_SHOWN) : '';
    // Moderators get the message, but not the control panel.
    const action = mayOpen('administrator', account.me) && { label: i18n.t('report.show'), run: () => go('/admin/abuses') };
    overlays.toast({
      kind: 'info',
      topic: 'report',
      text: i18n.t('report.arrived', { text }),
      durationMs: MESSAGE_MS,
      ...(action && { action }),
    });
  };
  owned.add(() => meStore.noteReports(false));
  owned.add(resources.acquire(query));
  owned.add(autorun(() => meStore.noteReports((query.value?.length ?? 0) > 0)));
  owned.add(
    hub.acquire('admin', undefined, (type, body) => {
      if (type === 'newAbuseUserReport') tell((body as Partial<WireNewReport> | null)?.comment);
    }),
  );
  return owned;
}

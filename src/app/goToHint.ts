import type { Disposable } from '~/lib/disposable';
import { sayPolitely } from '~/lib/sayPolitely';
import type { RootStore } from '~/stores/RootStore';

/** Tells those who hear the page that a letter is waited for, until it is disposed. Texts: `command`. */
export function goToHint({ i18n, clock }: RootStore): Disposable {
  return sayPolitely(i18n.t('command.goToHint'), clock);
}

import type { NoteElsewhere } from '~/stores/resources/content/noteElsewhere';
import type { RootStore } from '~/stores/RootStore';

/** Says why another account cannot have a note. @param name the account, as `@name@host` */
export async function tellNotElsewhere(
  { overlays, i18n }: Pick<RootStore, 'overlays' | 'i18n'>,
  outcome: NoteElsewhere,
  name: string,
): Promise<void> {
  if (outcome.kind === 'found') return;
  if (outcome.kind === 'failed') overlays.showError(outcome.error);
  else await overlays.alert({ kind: 'warning', text: i18n.t(`elsewhere.${outcome.kind}`, { name }) });
}

import type { I18n } from '~/i18n/I18n';
import { keysOf, keyText, type KeyChanges } from '~/services/keys';
import { fitOf, folded } from '~/services/searchText';
import type { KeyRow, KeySection } from './keySections';

interface FindContext {
  readonly t: I18n['t'];
  readonly changes: KeyChanges;
}

/** Returns the rows whose name, section or key matches. A key matches as it is written, such as `Ctrl+K`. */
export function findKeys(sections: readonly KeySection[], query: string, { t, changes }: FindContext): readonly KeySection[] {
  const wanted = query.trim();
  if (wanted === '') return sections.filter(({ rows }) => rows.length > 0);
  const hasKey = (row: KeyRow): boolean =>
    ('command' in row ? keysOf(row.command, changes) : row.keys).some((key) => folded(keyText(key)) === folded(wanted));
  return sections
    .map(({ title, rows }) => ({
      title,
      rows: rows.filter((row) => hasKey(row) || (wanted.length > 1 && fitOf(`${t(row.text)} ${t(title)}`, wanted) > 0)),
    }))
    .filter(({ rows }) => rows.length > 0);
}

import { useLayoutEffect, useRef, useState } from 'react';
import { SettingsText } from '~/components/settings/SettingsSection';
import { Button } from '~/components/ui/Button';
import { FieldLayout, type FieldPlace } from '~/components/ui/FieldLayout';
import { SortableList } from '~/components/ui/SortableList';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { randomId } from '~/lib/randomId';
import styles from './RuleRows.module.css';

const BARE: FieldPlace = { kind: 'bare' };

interface RuleRowsProps {
  rules: readonly string[];
  onChange: (rules: readonly string[]) => void;
}

/** The rules as fields that can be sorted. */
export function RuleRows({ rules, onChange }: RuleRowsProps) {
  const { t } = useI18n();
  const keys = useKeys(rules);
  const root = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState(0);
  // A new rule is typed at once.
  useLayoutEffect(() => {
    if (added > 0) [...(root.current?.querySelectorAll<HTMLInputElement>('li input') ?? [])].at(-1)?.focus();
  }, [added]);
  const items = rules.map((rule, index) => {
    const label = t('adminServerRulesPage.rule', { n: index + 1 });
    const change = (text: string) => onChange(rules.map((one, place) => (place === index ? text : one)));
    return { id: keys.list[index]!, label, content: <TextField label={label} value={rule} onChange={change} dir="auto" /> };
  });
  return (
    <div className={styles.rules} ref={root} data-setting="serverRules">
      {rules.length === 0 && <SettingsText>{t('adminServerRulesPage.none')}</SettingsText>}
      <FieldLayout value={BARE}>
        <SortableList
          label={t('adminServerRulesPage.title')}
          items={items}
          onMove={(from, to) => {
            keys.change((list) => moved(list, from, to));
            onChange(moved(rules, from, to));
          }}
          onRemove={(index) => {
            keys.change((list) => list.toSpliced(index, 1));
            onChange(rules.toSpliced(index, 1));
          }}
        />
      </FieldLayout>
      <div>
        <Button
          icon="plus"
          onClick={() => {
            onChange([...rules, '']);
            setAdded(added + 1);
          }}
        >
          {t('adminServerRulesPage.add')}
        </Button>
      </div>
    </div>
  );
}

/** Moves an item of a list to another place. */
const moved = <T,>(list: readonly T[], from: number, to: number): readonly T[] => list.toSpliced(from, 1).toSpliced(to, 0, list[from]!);

/** A key for each rule, which stays with it while it moves. Rules that come from elsewhere get new ones at the end. */
function useKeys(rules: readonly string[]) {
  const [list, setList] = useState<readonly string[]>([]);
  let shown = list;
  if (list.length !== rules.length) {
    const missing = Array.from({ length: Math.max(0, rules.length - list.length) }, () => randomId());
    shown = [...list.slice(0, rules.length), ...missing];
    setList(shown);
  }
  return { list: shown, change: (make: (list: readonly string[]) => readonly string[]) => setList(make) };
}

import { useState } from 'react';
import { EmptyState } from '~/components/async/EmptyState';
import { Chooser } from '~/components/chooser/Chooser';
import { useI18n } from '~/i18n/useI18n';
import { markupFunctionNames, markupFunctions, openFunction, type MarkupFunction, type MarkupFunctionName } from '~/mfm/functions/catalog';
import { Mfm } from '~/mfm/Mfm';
import type { WindowProps } from '~/registry/defineWindow';
import { folded } from '~/services/searchText';
import type manifest from './manifest';
import styles from './FunctionPickerWindow.module.css';

/** Chooses a function of the markup. Each one shows what it does. */
export default function FunctionPickerWindow({ close }: WindowProps<typeof manifest>) {
  const { t } = useI18n();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const wanted = folded(query.trim());
  const names = markupFunctionNames.filter((name) => name.includes(wanted));
  return (
    <div className={styles.picker}>
      <Chooser
        label={t('functionPickerWindow.search')}
        listLabel={t('functionPickerWindow.effects')}
        query={query}
        onQuery={(next) => {
          setQuery(next);
          setActive(0);
        }}
        groups={[{ key: 'functions', items: names }]}
        keyOf={(name) => name}
        active={active}
        onActive={setActive}
        onPick={close}
        isSteady
        renderItem={(name) => <Row name={name} />}
      >
        {names.length === 0 && <EmptyState icon="palette" text={t('functionPickerWindow.none')} />}
      </Chooser>
    </div>
  );
}

function Row({ name }: { name: MarkupFunctionName }) {
  const { sample = '🍮' }: MarkupFunction = markupFunctions[name];
  return (
    <>
      <bdi className={styles.name}>{name}</bdi>
      <span className={styles.sample} aria-hidden>
        <Mfm text={`${openFunction(name)}${sample}]`} nowrap isNote={false} />
      </span>
    </>
  );
}

import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useI18n } from '~/i18n/useI18n';
import type { LivePane } from '../panes/LivePane';
import styles from './UnseenCount.module.css';

/** Counts the new notes of a pane that is out of sight: collapsed, or behind another tab. */
export const UnseenCount = observer(function UnseenCount({ pane }: { pane: LivePane }) {
  const i18n = useI18n();
  useEffect(() => pane.followUnseen(), [pane]);
  return (
    pane.waiting > 0 && (
      <span className={styles.count} role="img" aria-label={i18n.t('column.waiting', { n: pane.waiting })}>
        {i18n.number(pane.waiting)}
      </span>
    )
  );
});

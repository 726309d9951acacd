import { Component, type ReactNode } from 'react';
import { useI18n } from '~/i18n/useI18n';
import styles from './Feed.module.css';

interface RowBoundaryProps {
  children: ReactNode;
}

/** Shows an error line instead of a row that cannot be rendered: one malformed note must not break the list. */
export class RowBoundary extends Component<RowBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <BrokenRow /> : this.props.children;
  }
}

function BrokenRow() {
  const { t } = useI18n();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the feed pattern: every row is an article that takes the focus
    <article className={styles.broken} tabIndex={0}>
      {t('timeline.brokenRow')}
    </article>
  );
}

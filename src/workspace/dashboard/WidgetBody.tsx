import { Suspense, use } from 'react';
import { observer } from 'mobx-react-lite';
import { EmptyState } from '~/components/async/EmptyState';
import { Skeleton } from '~/components/ui/Skeleton';
import { useI18n } from '~/i18n/useI18n';
import type { AppError } from '~/lib/AppError';
import type { FoundWidget, WidgetProps } from '~/registry/defineWidget';
import { mayOpen } from '~/registry/mayOpen';
import type { Options } from '~/services/workspace/document';
import { useAccount } from '~/react/context';
import { useWorkspace } from '../WorkspaceContext';
import { WidgetBoundary } from './WidgetBoundary';
import { WidgetFailure } from './WidgetFailure';
import styles from './WidgetFrame.module.css';

interface WidgetBodyProps extends WidgetProps<Options> {
  manifest: FoundWidget;
  onReset: () => void;
  onRemove: () => void;
}

/** The content of a widget. A crash stays inside it. */
export const WidgetBody = observer(function WidgetBody({ manifest, onReset, onRemove, ...props }: WidgetBodyProps) {
  const { t } = useI18n();
  const { me } = useAccount();
  const { loader } = useWorkspace();
  if (!mayOpen(manifest.requires, me)) return <EmptyState text={t('dashboard.unavailable')} icon="lock" />;
  const face = (error: AppError, show: () => void) => {
    const retry = () => {
      loader.forgetFailures();
      show();
    };
    const reset = () => {
      onReset();
      retry();
    };
    return <WidgetFailure kind={manifest.id} error={error} onRetry={retry} onReset={reset} onRemove={onRemove} />;
  };
  return (
    <WidgetBoundary face={face}>
      <Suspense fallback={<WidgetSkeleton title={t(manifest.title)} />}>
        <LoadedWidget manifest={manifest} {...props} />
      </Suspense>
    </WidgetBoundary>
  );
});

function LoadedWidget({ manifest, ...props }: WidgetProps<Options> & { manifest: FoundWidget }) {
  const { loader } = useWorkspace();
  const { default: Content } = use(loader.load(`widget ${manifest.id}`, manifest));
  return <Content {...props} />;
}

function WidgetSkeleton({ title }: { title: string }) {
  const { t } = useI18n();
  return (
    <output className={styles.skeleton}>
      <Skeleton lines={4} />
      <span className="visuallyHidden">{t('dashboard.loading', { title })}</span>
    </output>
  );
}

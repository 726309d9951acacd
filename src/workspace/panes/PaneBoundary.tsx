import { Component, type ReactNode } from 'react';
import { toAppError, type AppError } from '~/lib/AppError';
import { PageError } from './PageError';

interface PaneBoundaryProps {
  children: ReactNode;
}

/** Keeps a crash inside its page. Other panes are not affected, and the page can be tried again. */
export class PaneBoundary extends Component<PaneBoundaryProps, { error: AppError | null }> {
  override state: { error: AppError | null } = { error: null };

  static getDerivedStateFromError(thrown: unknown): { error: AppError } {
    return { error: toAppError(thrown) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? <PageError error={error} onRetry={() => this.setState({ error: null })} /> : this.props.children;
  }
}

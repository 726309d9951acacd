import { Component, type ReactNode } from 'react';
import { toAppError, type AppError } from '~/lib/AppError';

interface WidgetBoundaryProps {
  /** Shown in place of the crashed content. */
  face: (error: AppError, retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps a crash inside its widget. */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { error: AppError | null }> {
  override state: { error: AppError | null } = { error: null };

  static getDerivedStateFromError(thrown: unknown): { error: AppError } {
    return { error: toAppError(thrown) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? this.props.face(error, () => this.setState({ error: null })) : this.props.children;
  }
}

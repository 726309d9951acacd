import { createContext, use } from 'react';
import { InvariantError } from '~/lib/AppError';
import type { DashboardModel } from './DashboardModel';

export const DashboardContext = createContext<DashboardModel | null>(null);

/** The dashboard around the calling component. */
export function useDashboard(): DashboardModel {
  const model = use(DashboardContext);
  if (!model) throw new InvariantError('useDashboard() outside a dashboard');
  return model;
}

import { useEffect, useState } from 'react';
import { LoadError } from '~/lib/AppError';
import { useStores } from '~/react/context';
import { createEditRequest } from '~/stores/ui/EditRequest';
import { useDashboard } from './DashboardContext';
import { MovableGrid } from './DashboardGrid';

/** Begins and ends the editing of a dashboard. Also begins it when another part of the product asked for that. Call it inside an observer. */
export function useEditing(): { readonly isOpening: boolean; readonly toggle: () => void } {
  const model = useDashboard();
  const root = useStores();
  const [isOpening, setOpening] = useState(false);
  const edit = async () => {
    setOpening(true);
    await MovableGrid.fetch(root);
    setOpening(false);
    if (MovableGrid.state(root).isLoaded) model.edit();
    else root.overlays.showError(new LoadError('the code for editing the dashboard could not be loaded'));
  };
  const request = root.part(createEditRequest);
  const isAsked = request.isOpen;
  useEffect(() => {
    if (!isAsked) return;
    request.set(false);
    void edit();
    // oxlint-disable-next-line react/exhaustive-deps -- only a new request begins it
  }, [isAsked, request]);
  return { isOpening, toggle: () => (model.isEditing ? model.finish() : void edit()) };
}

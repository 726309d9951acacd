import type { MouseEvent } from 'react';
import { useI18n } from '~/i18n/useI18n';

interface BlurToggleProps {
  isOpen: boolean;
  onToggle: () => void;
}

/** Reveals and hides a blurred text, for keyboards and screen readers. */
export function BlurToggle({ isOpen, onToggle }: BlurToggleProps) {
  const { t } = useI18n();
  const press = (event: MouseEvent) => {
    // The blurred text may be the label of a link.
    event.preventDefault();
    event.stopPropagation();
    onToggle();
  };
  return <button type="button" className="visuallyHidden" aria-label={t('markup.showBlurred')} aria-pressed={isOpen} onClick={press} />;
}

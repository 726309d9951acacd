import type { AnyWidgetManifest } from '~/registry/defineWidget';
import { defaultOptions } from '~/registry/options';
import { useId } from 'react';
import { WidgetContext } from '~/components/widget/WidgetContext';
import { WidgetPane } from './WidgetPane';
import { WidgetBody } from './WidgetBody';

const NO_HEADER = { headingSlot: null, actionsSlot: null };

const nothing = (): void => {};

/** A widget with its defaults, which stores and changes nothing. */
export function WidgetPreview({ manifest }: { manifest: AnyWidgetManifest }) {
  const id = useId();
  return (
    <WidgetPane>
      <WidgetContext value={NO_HEADER}>
        <WidgetBody
          id={`preview:${id}`}
          manifest={manifest}
          options={defaultOptions(manifest.options)}
          setOptions={nothing}
          configure={nothing}
          onReset={nothing}
          onRemove={nothing}
        />
      </WidgetContext>
    </WidgetPane>
  );
}

import type { FoundWidget } from '~/registry/defineWidget';
import { defaultOptions } from '~/registry/options';
import { useId } from 'react';
import { WidgetContext } from '~/components/widget/WidgetContext';
import { WidgetPane } from './WidgetPane';
import { WidgetBody } from './WidgetBody';

const PLACE = { headingSlot: null, actionsSlot: null, isOffered: true };

const nothing = (): void => {};

/** A widget with its defaults, which stores and changes nothing. */
export function WidgetPreview({ manifest }: { manifest: FoundWidget }) {
  const id = useId();
  return (
    <WidgetPane>
      <WidgetContext value={PLACE}>
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

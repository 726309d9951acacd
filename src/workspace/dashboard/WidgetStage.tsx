import { useId, useMemo, useRef, useState } from 'react';
import { useInSight } from '~/components/widget/useInSight';
import { WidgetContext } from '~/components/widget/WidgetContext';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { collectWidgets } from '~/registry/collectWidgets';
import type { FoundWidget, CellSize } from '~/registry/defineWidget';
import { defaultOptions } from '~/registry/options';
import { contentHeight, GAP_PX, WIDE } from '~/services/workspace/dashboard';
import type { Options } from '~/services/workspace/document';
import { hasHeader } from './DashboardModel';
import { WidgetBody } from './WidgetBody';
import styles from './WidgetFrame.module.css';
import { WidgetHeader } from './WidgetHeader';
import { WidgetPane } from './WidgetPane';

const manifests = collectWidgets();

/** The width of a cell on a stage, px. Twelve of them, with the gaps, are 1200 px wide. */
const CELL_PX = 89;
/** The height of a stage for a widget that may be as high as it likes, in cells. */
const TALL = 12;

/** A size at which a stage shows its widget. */
export interface StageSize extends CellSize {
  readonly name: 'smallest' | 'first' | 'largest';
}

/** All widgets, each with the sizes at which it is worth looking at. */
export const stages: readonly { readonly manifest: FoundWidget; readonly sizes: readonly StageSize[] }[] = [...manifests.values()].map(
  (manifest) => {
    const { w, h, min, max = { w: WIDE, h: TALL } } = manifest.size;
    return {
      manifest,
      sizes: [
        { name: 'smallest', ...min },
        { name: 'first', w, h },
        { name: 'largest', w: max.w, h: Math.min(max.h, TALL) },
      ],
    };
  },
);

interface WidgetStageProps {
  manifest: FoundWidget;
  size: StageSize;
}

/** A widget in its frame at one size, without a dashboard. Its options last as long as the stage, and nothing is stored. */
export function WidgetStage({ manifest, size: { w, h } }: WidgetStageProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const id = useId();
  const stage = useRef<HTMLDivElement>(null);
  const isInSight = useInSight(stage);
  const [chosen, setChosen] = useState<Options>(() => defaultOptions(manifest.options));
  const [headingSlot, setHeadingSlot] = useState<HTMLElement | null>(null);
  const [actionsSlot, setActionsSlot] = useState<HTMLElement | null>(null);
  const place = useMemo(() => ({ headingSlot, actionsSlot, isOffered: false }), [headingSlot, actionsSlot]);
  const { heightOption, title, icon, options: schema } = manifest;
  const values = heightOption === undefined ? chosen : { ...chosen, [heightOption]: contentHeight(h, hasHeader(chosen)) };
  const change = (some: Options) => setChosen((before) => ({ ...before, ...some }));
  const configure = async () => {
    const next = await overlays.open('widgetOptions', { title, schema, values });
    if (next) change(next);
  };
  const reset = () => setChosen(defaultOptions(schema));
  return (
    <div ref={stage} style={{ inlineSize: w * CELL_PX + (w - 1) * GAP_PX, blockSize: contentHeight(h, false) }}>
      {isInSight && (
        <section
          className={styles.frame}
          aria-labelledby={id}
          data-widget={manifest.id}
          data-transparent={chosen['transparent'] === true || undefined}
        >
          {hasHeader(chosen) ? (
            <WidgetHeader icon={icon} title={t(title)} titleId={id} headingSlot={setHeadingSlot} actionsSlot={setActionsSlot} />
          ) : (
            <h2 className="visuallyHidden" id={id}>
              {t(title)}
            </h2>
          )}
          <div className={styles.body}>
            <WidgetPane>
              <WidgetContext value={place}>
                <WidgetBody
                  id={`stage:${id}`}
                  manifest={manifest}
                  options={values}
                  setOptions={change}
                  configure={() => void configure()}
                  onReset={reset}
                  onRemove={reset}
                />
              </WidgetContext>
            </WidgetPane>
          </div>
        </section>
      )}
    </div>
  );
}

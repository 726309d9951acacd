import type { WidgetSample } from './defineWidget';

/** Returns the samples of widgets by id. Not every widget has one. */
export function collectSamples(): ReadonlyMap<string, WidgetSample> {
  const found = import.meta.glob<{ default: WidgetSample }>('/widgets/*/sample.ts', { eager: true });
  return new Map(Object.entries(found).map(([path, { default: sample }]) => [path.split('/')[2]!, sample]));
}

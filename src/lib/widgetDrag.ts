/** During a drag only the names of the formats are readable, in lower case; so the name contains the kind of widget. */
const FORMAT = 'application/x-wisteria-widget-';

/** The drag format of a kind of widget. */
export const widgetFormat = (kind: string): string => FORMAT + kind.toLowerCase();

/** The kind of the dragged widget, or undefined when something else is dragged. */
export const kindOfFormats = (formats: readonly string[], kinds: Iterable<string>): string | undefined =>
  [...kinds].find((kind) => formats.includes(widgetFormat(kind)));

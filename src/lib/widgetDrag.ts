/** While something is dragged only the names of its formats can be read, in lower case; so the widget is in the name. */
const FORMAT = 'application/x-wisteria-widget-';

/** Format under which a widget of this kind is dragged. */
export const widgetFormat = (kind: string): string => FORMAT + kind.toLowerCase();

/** The kind of widget that is dragged, if it is one. */
export const kindOfFormats = (formats: readonly string[], kinds: Iterable<string>): string | undefined =>
  [...kinds].find((kind) => formats.includes(widgetFormat(kind)));

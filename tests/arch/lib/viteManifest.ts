/** A chunk of the build, keyed by its source or by a name of its own. */
export interface ManifestChunk {
  readonly file: string;
  /** The build's name for it. */
  readonly name?: string;
  readonly isEntry?: boolean;
  /** Whether some chunk loads it with `import()`. */
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  /** The chunks that it loads with `import()`. */
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

export type ViteManifest = Readonly<Record<string, ManifestChunk>>;

/** The key of the chunk made from a source, whatever its extension. */
export function keyOf(manifest: ViteManifest, source: string): string | undefined {
  return [source, `${source}.tsx`, `${source}.ts`].find((key) => key in manifest);
}

/**
 * The key of a chunk by the build's name for it (.scripts/chunks.ts). The bundler gives a chunk that a few features share
 * the name of its source, which may be the same; the one that most chunks import is meant.
 */
export function keyOfName(manifest: ViteManifest, name: string): string {
  const importersOf = (key: string): number => Object.values(manifest).filter(({ imports = [] }) => imports.includes(key)).length;
  const [key] = Object.keys(manifest)
    .filter((candidate) => manifest[candidate]!.name === name && manifest[candidate]!.file.endsWith('.js'))
    .toSorted((one, other) => importersOf(other) - importersOf(one));
  if (key === undefined) throw new Error(`the build has no chunk called ${name}`);
  return key;
}

/** The key of the page itself. */
export function entryOf(manifest: ViteManifest): string {
  const entry = Object.keys(manifest).find((key) => manifest[key]!.isEntry === true && key.endsWith('.html'));
  if (entry === undefined) throw new Error('the build has no page to start from');
  return entry;
}

/**
 * The files that the browser has loaded when these chunks run: their own and everything that they import statically.
 */
export function closure(
  manifest: ViteManifest,
  keys: readonly string[],
): { readonly js: ReadonlySet<string>; readonly css: ReadonlySet<string> } {
  const js = new Set<string>();
  const css = new Set<string>();
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no chunk ${key}`);
    if (js.has(chunk.file)) return;
    js.add(chunk.file);
    for (const file of chunk.css ?? []) css.add(file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const key of keys) add(key);
  return { js, css };
}

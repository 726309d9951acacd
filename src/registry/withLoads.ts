/** Returns manifests by id, in order, each with the function that loads the component of its folder. */
export function withLoads<Manifest extends { readonly id: string }, Component>(
  manifests: readonly Manifest[],
  components: Readonly<Record<string, () => Promise<{ default: Component }>>>,
) {
  const loads = new Map(Object.entries(components).map(([path, load]) => [path.split('/')[2]!, load]));
  return new Map(manifests.map((manifest) => [manifest.id, { ...manifest, load: loads.get(manifest.id)! }]));
}

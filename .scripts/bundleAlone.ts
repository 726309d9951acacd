import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { definedBase } from './basePath.ts';
import { buildTargets } from './browsers.ts';

const root = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/**
 * Bundles a source with all that it imports into one classic script.
 * @param base where the product is on its origin, as Vite has it: with a slash at its end
 * @param define values of names in the code
 */
export async function bundleAlone(source: string, base: string, define: Readonly<Record<string, string>> = {}): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', ...definedBase(base), ...define },
    resolve: { alias: [{ find: '~', replacement: root('src') }] },
    build: {
      write: false,
      target: buildTargets(),
      modulePreload: false,
      rolldownOptions: { input: root(source), output: { format: 'iife' }, checks: { pluginTimings: false } },
    },
  });
  const output = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunks = output.flatMap((one) => (one.type === 'chunk' ? [one.code] : []));
  const [code] = chunks;
  if (code === undefined || chunks.length > 1) throw new Error(`${source} has ${chunks.length} files instead of one`);
  return code;
}

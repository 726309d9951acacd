import { importsOf } from '../lib/imports';
import type { SourceFile } from '../lib/tree';

/**
 * Files that import each other in a circle, directly or through others; imports of types count.
 * @returns each circle as `a → b → a`, without endings, at most one for each file it starts at.
 */
export function findCircles(files: readonly SourceFile[]): string[] {
  const targets = new Map(
    files.map((file) => [file.path.replace(/\.tsx?$/, ''), importsOf(file).flatMap(({ to }) => (to === null ? [] : [to]))]),
  );
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]): void => {
    const begin = trail.indexOf(path);
    if (begin !== -1) circles.push([...trail.slice(begin), path].join(' → '));
    if (begin !== -1 || done.has(path)) return;
    for (const target of targets.get(path) ?? []) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const path of targets.keys()) visit(path, []);
  return circles;
}

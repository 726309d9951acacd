/** The manifests of all pages by file; evaluated by `manifests.mjs`. */
export const manifests = import.meta.glob('/pages/**/manifest.ts', { eager: true, import: 'default' });

/** The file of the manifest of the installed app in a language, below the top of the product. */
export const manifestFile = (lang: string): string => `manifests/${lang}.webmanifest`;

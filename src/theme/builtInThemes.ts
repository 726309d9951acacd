import { darkProperties, lightProperties } from './properties';
import type { ColorScheme, Theme } from './Theme';

/** The built-in themes. The first two are also the bases of all others. */
export const builtInThemes: readonly Theme[] = [
  { id: 'light', name: 'Light', author: 'syuilo', base: 'light', props: lightProperties },
  { id: 'dark', name: 'Dark', author: 'syuilo', base: 'dark', props: darkProperties },
  {
    id: '4eea646f-7afa-4645-83e9-83af0333cd37',
    name: 'Mi Light',
    author: 'syuilo',
    base: 'light',
    props: {
      bg: '#f9f9f9',
      fg: '#676767',
      fgOnWhite: '@accent',
      divider: '#e8e8e8',
      header: ':alpha<0.7<@panel',
      navBg: '#fff',
      panel: '#fff',
      panelHeaderDivider: '@divider',
      mentionMe: 'rgb(0, 179, 70)',
    },
  },
  {
    id: '8050783a-7f63-445a-b270-36d0f6ba1677',
    name: 'Mi Dark',
    author: 'syuilo',
    base: 'dark',
    props: {
      bg: '#232323',
      fg: 'rgb(199, 209, 216)',
      fgHighlighted: '#fff',
      fgOnWhite: '@accent',
      divider: 'rgba(255, 255, 255, 0.14)',
      panel: '#2d2d2d',
      header: ':alpha<0.7<@panel',
      renote: '@accent',
      mention: '#da6d35',
      mentionMe: '#d44c4c',
      hashtag: '#4cb8d4',
      link: '@accent',
    },
  },
];

/** The themes that are shown when no other is chosen, or the chosen one fails. */
export const defaultThemeIds: Readonly<Record<ColorScheme, string>> = {
  light: '4eea646f-7afa-4645-83e9-83af0333cd37',
  dark: '8050783a-7f63-445a-b270-36d0f6ba1677',
};

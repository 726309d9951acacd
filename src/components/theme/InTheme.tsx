import { useMemo, type CSSProperties, type HTMLAttributes } from 'react';
import { tryToCompile } from '~/theme/themeEngine';
import type { Theme } from '~/theme/Theme';

/** An element whose content has the colors of a theme, whatever the page around it has. Without them if the theme does not compile. */
export function InTheme({ theme, ...rest }: { theme: Theme } & Omit<HTMLAttributes<HTMLSpanElement>, 'style'>) {
  const compiled = useMemo(() => tryToCompile(theme), [theme]);
  const style = Object.fromEntries(Object.entries(compiled?.colors ?? {}).map(([name, value]) => [`--${name}`, value])) as CSSProperties;
  return <span {...rest} data-color-scheme={compiled?.scheme} style={style} />;
}

import { useMemo } from 'react';
import { tryToCompile } from '~/theme/themeEngine';
import type { Theme } from '~/theme/Theme';
import styles from './ThemeSwatch.module.css';

/** A small picture of a page in the colors of a theme. */
export function ThemeSwatch({ theme }: { theme: Theme }) {
  const colors = useMemo(() => tryToCompile(theme)?.colors, [theme]);
  if (!colors) return <span className={styles.swatch} aria-hidden />;
  const { bg, navBg, panel, divider, accent, accentText, fg, mutedText, linkText } = colors;
  return (
    <span className={styles.swatch} style={{ backgroundColor: bg }} aria-hidden>
      <span className={styles.nav} style={{ backgroundColor: navBg }}>
        <span className={styles.dot} style={{ backgroundColor: accentText }} />
        <span className={styles.line} style={{ backgroundColor: mutedText }} />
        <span className={styles.line} style={{ backgroundColor: mutedText }} />
      </span>
      <span className={styles.panel} style={{ backgroundColor: panel, borderColor: divider }}>
        <span className={styles.line} style={{ backgroundColor: fg }} />
        <span className={styles.line} style={{ backgroundColor: fg }} />
        <span className={styles.line} data-short style={{ backgroundColor: linkText }} />
        <span className={styles.button} style={{ backgroundColor: accent }} />
      </span>
    </span>
  );
}

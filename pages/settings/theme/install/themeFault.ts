import type { I18n } from '~/i18n/I18n';
import type { ParseError } from '~/lib/AppError';
import { themeProblems } from '~/theme/parseTheme';

/** What is wrong with the text of a theme. */
export interface ThemeFault {
  /** The message that people know from other clients. */
  readonly message: string;
  /** What it means, and where. */
  readonly explanation: string;
}

/** Explains why the text of a theme was refused. */
export function themeFault(error: ParseError, { t }: I18n): ThemeFault {
  return { message: error.message, explanation: explanationOf(error, t) };
}

function explanationOf({ message, path, cause }: ParseError, t: I18n['t']): string {
  if (message === themeProblems.installed) return t('settingsThemeInstallPage.alreadyInstalled');
  if (message === themeProblems.builtIn) return t('settingsThemeInstallPage.isBuiltIn');
  if (message === themeProblems.syntax) {
    const { lineNumber: line, columnNumber: column } = cause as { lineNumber?: number; columnNumber?: number };
    return line === undefined || column === undefined
      ? t('settingsThemeInstallPage.notJson')
      : t('settingsThemeInstallPage.notJsonAt', { line, column });
  }
  return path === 'props' ? t('settingsThemeInstallPage.wrongColors') : t('settingsThemeInstallPage.wrongFields');
}

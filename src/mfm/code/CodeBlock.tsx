import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { useI18n } from '~/i18n/useI18n';
import { keepFocus } from '~/lib/keepFocus';
import { iconPaths } from '~/generated/iconPaths';
import { PaneContext } from '~/router/PaneContext';
import { useAccount, useStores } from '~/react/context';
import nodeStyles from '../nodes/nodes.module.css';
import { PlainCode } from '../nodes/BlockCode';
import type { NodeProps } from '../nodes/props';
import { useMfmContext } from '../MfmContext';
import { useAnswer } from '../useAnswer';
import styles from './CodeBlock.module.css';
import { CodeLine } from './CodeLine';
import { highlighted } from './highlighted';
import { useCodeColors } from './useCodeColors';

/** The longest code that is highlighted, in characters. */
const LONGEST = 20_000;

/** Highlighted code with a copy button. For readers who save data it stays behind a button. */
export const CodeBlock = observer(function CodeBlock({ node }: NodeProps<'blockCode'>) {
  const { t } = useI18n();
  const { nowrap } = useMfmContext();
  const savesCode = useStores().settings.get('dataSaver').code;
  const { noteViews } = useAccount();
  const view = use(PaneContext)?.paneId ?? '';
  // A text does not know its note, so an opened block is remembered by its code.
  const place = `code ${node.props.code}`;
  if (nowrap) return <PlainCode node={node} />;
  if (!savesCode || noteViews.get(view, place).isUnfolded) return <ShownCode {...node.props} />;
  return (
    <button ref={keepFocus} type="button" className={styles.hidden} onClick={() => noteViews.update(view, place, { isUnfolded: true })}>
      <b>{t('markup.code')}</b>
      <span>{t('markup.showCode')}</span>
    </button>
  );
});

const ShownCode = observer(function ShownCode({ code, lang }: NodeProps<'blockCode'>['node']['props']) {
  const { t } = useI18n();
  const colors = useCodeColors();
  const colored = useAnswer(highlighted, lang === null || code.length > LONGEST ? null : { code, lang, colors });
  return (
    <section className={styles.block} aria-label={lang === null ? t('markup.code') : t('markup.codeIn', { lang })}>
      <pre
        className={nodeStyles.blockCode}
        dir="ltr"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable box must be reachable by keyboard
        tabIndex={0}
        style={colored ? { backgroundColor: colored.background, color: colored.color } : undefined}
      >
        <code>{colored ? colored.lines.map((line, place) => <CodeLine key={place} pieces={line} isFirst={place === 0} />) : code}</code>
      </pre>
      <CopyButton code={code} color={colored?.color} />
    </section>
  );
});

/** `color` is the color of the code, which is visible on its background. */
function CopyButton({ code, color }: { code: string; color: string | undefined }) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const label = t('markup.copyCode');
  return (
    <button
      type="button"
      className={styles.copy}
      style={{ color }}
      aria-label={label}
      title={label}
      onClick={() => void overlays.copy(code)}
    >
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d={iconPaths.copy} />
      </svg>
    </button>
  );
}

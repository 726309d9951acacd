import { CodeBlock } from './code/CodeBlock';
import { Effect } from './functions/Effect';
import { Typeset } from './math/Typeset';
import { SearchBox } from './SearchBox';
import type { MfmNode } from 'mfm-js';
import { useMemo } from 'react';
import { asCat } from './catSpeech';
import { MfmNodes } from './MfmNodes';
import { useI18n } from '~/i18n/useI18n';
import styles from './SimplifiedMark.module.css';

/** Views of markup that few texts use, which load together with the first text that needs one. */
export const markupViews = { CatNodes, CodeBlock, Effect, SearchBox, SimplifiedMark, Typeset };

/** Renders the nodes of a text in cat speech. */
function CatNodes({ nodes }: { nodes: readonly MfmNode[] }) {
  const said = useMemo(() => asCat(nodes), [nodes]);
  return <MfmNodes nodes={said} />;
}

/** Says below a text that some of its markup is not shown. */
function SimplifiedMark() {
  const { t } = useI18n();
  return <small className={styles.mark}>{t('markup.simplified')}</small>;
}

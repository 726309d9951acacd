import { observer } from 'mobx-react-lite';
import { EmptyState } from '~/components/async/EmptyState';
import { applyDeck } from '~/components/decks/applyDeck';
import { LayoutPicture } from '~/components/decks/LayoutPicture';
import { pictureOf } from '~/components/decks/pictureOf';
import { PlanPages, type PlannedPage } from '~/components/decks/planPages';
import { Page } from '~/components/page/Page';
import { Button } from '~/components/ui/Button';
import { Icon } from '~/components/ui/Icon';
import { LinkButton } from '~/components/ui/LinkButton';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { usePane } from '~/router/PaneContext';
import { useStores } from '~/react/context';
import type { DeckPlan, PlannedPane } from '~/services/workspace/deckPlan';
import { readDeckText, type DeckReading } from '~/services/workspace/deckText';
import { MAIN_PANE } from '~/services/workspace/document';
import type manifest from './manifest';
import styles from './ShareDeckPage.module.css';

/** Shows what the deck of a link would open, and asks. Nothing opens before the answer. */
export default function ShareDeckPage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const read = readDeckText(params.deck ?? '');
  return <Page title={t('shareDeckPage.title')}>{read.ok ? <Offer plan={read.plan} /> : <Wrong reading={read} />}</Page>;
}

function Wrong({ reading }: { reading: Extract<DeckReading, { ok: false }> }) {
  const { t } = useI18n();
  const hint =
    reading.reason === 'line' ? t('shareDeckPage.wrongLine', { line: reading.line }) : t(`shareDeckPage.wrongText.${reading.reason}`);
  return (
    <EmptyState pose="searching" text={t('shareDeckPage.wrong')} hint={hint}>
      <ReadyDecksButton />
    </EmptyState>
  );
}

const Offer = observer(function Offer({ plan }: { plan: DeckPlan }) {
  const { t } = useI18n();
  const root = useStores();
  const { navigate } = usePane();
  const pages = new PlanPages(root);
  const usable = pages.usable(plan);
  const open = () => {
    navigate('/');
    applyDeck(root, { plan: usable, text: t('decks.sharedUsed') });
  };
  if (usable.columns.length === 0) {
    return (
      <EmptyState pose="searching" text={t('shareDeckPage.nothing')}>
        <ReadyDecksButton />
      </EmptyState>
    );
  }
  return (
    <div className={styles.offer}>
      <div className={styles.picture}>
        <LayoutPicture columns={pictureOf(usable)} />
      </div>
      <div className={styles.words}>
        <h2 className={styles.heading}>{t('shareDeckPage.question')}</h2>
        <p className={styles.explain}>{t('shareDeckPage.explain')}</p>
        <ol className={styles.panes} aria-label={t('shareDeckPage.contents')}>
          {plan.columns
            .flatMap(({ panes }) => panes)
            .map((pane, place) => (
              // Two panes may show the same, and the plan does not change.
              <PaneRow key={`${pane.href} ${place}`} pane={pane} page={pages.pageOf(pane)} />
            ))}
        </ol>
        <div className={styles.actions}>
          <Button variant="primary" icon="columns" onClick={open}>
            {t('shareDeckPage.open')}
          </Button>
          <LinkButton to="/">{t('shareDeckPage.keep')}</LinkButton>
        </div>
      </div>
    </div>
  );
});

function PaneRow({ pane, page }: { pane: PlannedPane; page: PlannedPage }) {
  const { t } = useI18n();
  const { name, icon, problem } = page;
  return (
    <li className={styles.pane} data-problem={problem}>
      <Icon name={icon} />
      <span className={styles.name}>
        {name}
        {pane.href !== MAIN_PANE && problem !== 'unknown' && <code className={styles.address}>{pane.href}</code>}
      </span>
      {problem && <span className={styles.problem}>{t(`shareDeckPage.${problem}`)}</span>}
    </li>
  );
}

function ReadyDecksButton() {
  const { t } = useI18n();
  const { overlays } = useStores();
  return (
    <Button variant="primary" icon="columns" onClick={() => void overlays.open('readyDecks', {})}>
      {t('decks.title')}
    </Button>
  );
}

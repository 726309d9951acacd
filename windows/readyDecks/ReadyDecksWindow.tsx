import { observer } from 'mobx-react-lite';
import { applyDeck } from '~/components/decks/applyDeck';
import { DeckCard } from '~/components/decks/DeckCard';
import { LayoutPicture } from '~/components/decks/LayoutPicture';
import { pictureOf } from '~/components/decks/pictureOf';
import { PlanPages } from '~/components/decks/planPages';
import { deckLink } from '~/components/decks/shareDeck';
import { WayChoice } from '~/components/decks/WayChoice';
import { Button } from '~/components/ui/Button';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import type { WindowProps } from '~/registry/defineWindow';
import { mayOpen } from '~/registry/mayOpen';
import { READY_DECKS, type ReadyDeck } from '~/services/workspace/readyDecks';
import type manifest from './manifest';
import styles from './ReadyDecksWindow.module.css';

/** The ways to read and the ready-made decks. Using one closes the window; everything can be undone. */
export default observer(function ReadyDecksWindow({ close }: WindowProps<typeof manifest>) {
  const { t } = useI18n();
  const root = useStores();
  const { me } = useAccount();
  const pages = new PlanPages(root);
  const use = ({ name, plan, hasDashboard }: ReadyDeck) => {
    applyDeck(root, { plan, hasDashboard, text: t('decks.used', { name: t(`decks.${name}`) }) });
    close();
  };
  const offered = READY_DECKS.filter(({ isForModerators }) => !isForModerators || mayOpen('moderator', me));
  return (
    <div className={styles.window} data-window-width="widest">
      <h3 className={styles.heading}>{t('decks.ways')}</h3>
      <WayChoice />
      <h3 className={styles.heading}>{t('decks.start')}</h3>
      <p className={styles.help}>{t('decks.help')}</p>
      <ul className={styles.decks}>
        {offered.map((deck) => {
          const name = t(`decks.${deck.name}`);
          return (
            <DeckCard
              key={deck.name}
              picture={<LayoutPicture columns={pictureOf(pages.usable(deck.plan))} />}
              name={name}
              help={t(`decks.${deck.name}.help`)}
            >
              <Button variant="primary" aria-label={`${t('decks.use')}: ${name}`} onClick={() => use(deck)}>
                {t('decks.use')}
              </Button>
              <IconButton icon="link" label={t('decks.shareName', { name })} onClick={() => void root.overlays.copy(deckLink(deck.plan))} />
            </DeckCard>
          );
        })}
      </ul>
      <div className={styles.end}>
        <Button variant="primary" onClick={() => close()}>
          {t('decks.done')}
        </Button>
      </div>
    </div>
  );
});

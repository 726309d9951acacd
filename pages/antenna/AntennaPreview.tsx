import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { NoteCard } from '~/components/note/card/NoteCard';
import { parseAcct, shownAcct } from '~/components/user/acct';
import { useI18n } from '~/i18n/useI18n';
import { antennaTakes, namesUser, type AntennaRule } from '~/lib/antennaRule';
import { usePausedText } from '~/react/usePausedText';
import { useAccount, useServer } from '~/react/context';
import { linesOf, wordsOf } from '~/services/antennaWords';
import { isNoteHidden } from '~/services/noteFilter';
import type { Note } from '~/services/records';
import { antennaNoteOf, antennaSample, SAMPLED_PEOPLE, samplePlaceOf, type SamplePlace } from '~/stores/resources/feeds/antennaSample';
import type { AntennaValues } from './antennaValues';
import styles from './AntennaPreview.module.css';

/** How many of the notes are shown. */
const SHOWN = 5;

/** Which recent notes an antenna with the values of the form would catch. It follows what people type, once they pause. */
export const AntennaPreview = observer(function AntennaPreview({ values }: { values: AntennaValues }) {
  const { t } = useI18n();
  const server = useServer();
  const { me } = useAccount();
  const id = useId();
  const keywords = wordsOf(usePausedText(values.keywords));
  const excludeKeywords = wordsOf(usePausedText(values.excludeKeywords));
  const names = linesOf(usePausedText(values.users));
  const users = names.map((name) => parseAcct(name, server));
  const place = samplePlaceOf({ ...values, listId: values.list?.id ?? null, users }, me?.policies);
  return (
    <section className={styles.preview} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('antennaPage.preview')}
      </h2>
      {keywords.length + excludeKeywords.length === 0 ? (
        <p className={styles.hint}>{t('antennaPage.preview.needsWords')}</p>
      ) : place === null ? (
        <p className={styles.hint}>{t(values.src === 'list' ? 'antennaPage.preview.needsList' : 'antennaPage.preview.needsPeople')}</p>
      ) : (
        <Sample
          place={place}
          rule={{ ...values, keywords, excludeKeywords }}
          left={values.src === 'users_blacklist' ? names : []}
          hint={
            <>
              {t(hintOf(place, values.src))}
              {place.kind === 'users' && users.length > SAMPLED_PEOPLE && ` ${t('antennaPage.preview.firstPeople', { n: SAMPLED_PEOPLE })}`}
            </>
          }
        />
      )}
    </section>
  );
});

/** Where the notes are from, and what is not among them. */
function hintOf({ kind }: SamplePlace, src: AntennaValues['src']) {
  return kind === 'home' && src !== 'home' ? 'antennaPage.preview.onlyHome' : (`antennaPage.preview.${kind}` as const);
}

interface SampleProps {
  place: SamplePlace;
  rule: AntennaRule;
  /** People whose notes are left out. */
  left: readonly string[];
  hint: ReactNode;
}

const Sample = observer(function Sample({ place, rule, left, hint }: SampleProps) {
  const { t } = useI18n();
  const server = useServer();
  const account = useAccount();
  const query = useQuery(antennaSample, place);
  const people = query.hasAnswer && place.kind === 'users' ? place.users : [];
  const unknown = people.filter(({ username, host }) => !account.users.findByAcct(username, host));
  const isCaught = (note: Note): boolean => {
    const author = account.users.get(note.userId);
    if (isNoteHidden(note.id, account, { mutes: account.mutes.rules, isChosen: false })) return false;
    return antennaTakes(rule, antennaNoteOf(note, author)) && !(author && namesUser(left, author, server.host));
  };
  return (
    <>
      <Loadable query={query} empty={<p role="status">{t('antennaPage.preview.nothing')}</p>}>
        {(notes) => {
          const caught = notes.filter(isCaught);
          return (
            <>
              <p role="status">{t('antennaPage.preview.count', { n: caught.length, total: notes.length })}</p>
              {caught.length > 0 && (
                <div className={styles.notes}>
                  {caught.slice(0, SHOWN).map((note) => (
                    <NoteCard key={note.id} noteId={note.id} />
                  ))}
                </div>
              )}
              {caught.length > SHOWN && <p className={styles.hint}>{t('antennaPage.preview.more', { n: caught.length - SHOWN })}</p>}
            </>
          );
        }}
      </Loadable>
      {unknown.length > 0 && (
        <p className={styles.hint}>{t('antennaPage.preview.unknown', { names: unknown.map(shownAcct).join(', ') })}</p>
      )}
      <p className={styles.hint}>{hint}</p>
    </>
  );
});

import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FormBody } from '~/components/form/FormBody';
import { useForm } from '~/components/form/useForm';
import { Notice } from '~/components/ui/Notice';
import { Select } from '~/components/ui/Select';
import { Switch } from '~/components/ui/Switch';
import { TextArea } from '~/components/ui/TextArea';
import { TextField } from '~/components/ui/TextField';
import type { PageParams } from '~/api/endpoints';
import { pagePath } from '~/components/writtenPage/pagePath';
import { useI18n } from '~/i18n/useI18n';
import { ApiError, CanceledError } from '~/lib/AppError';
import { fail } from '~/lib/Result';
import { usePane } from '~/router/PaneContext';
import type { WrittenPage } from '~/services/records';
import { useAccount, useServer, useStores } from '~/react/context';
import type { PageDraft } from '~/stores/drafts/PageDrafts';
import { createPage, newestVersion, updatePage } from '~/stores/resources/content/writtenPages';
import type { ChangeBlocks } from './blockMoves';
import { BlocksEditor } from './BlocksEditor';
import { DraftOffers } from './DraftOffers';
import { OtherVersion } from './OtherVersion';
import { PagePreview } from './PagePreview';
import { PictureField } from './PictureField';
import { FORBIDDEN_IN_NAMES, isPageName, isVersionOf, MAX_LINE, newPageValues, paramsOf, valuesOf, valuesOfDraft } from './pageValues';
import styles from './PageEditorPage.module.css';
import { usePageDraft } from './usePageDraft';

interface PageFormProps {
  /** The page that is changed; without it, a new one is written. */
  page?: WrittenPage;
  /** Shows the page instead of its fields. */
  isPreview: boolean;
  /** Something is wrong in the fields. */
  onFault: () => void;
}

/** The fields of a page and its blocks. What is not saved stays in this browser. */
export const PageForm = observer(function PageForm({ page, isPreview, onFault }: PageFormProps) {
  const { t } = useI18n();
  const { overlays, clock } = useStores();
  const server = useServer();
  const account = useAccount();
  const { navigate } = usePane();
  const username = account.me?.username ?? '';
  const [initial] = useState(() => (page ? valuesOf(page) : newPageValues(clock.now())));
  const [isKept, setKept] = useState(true);
  /** When the version was saved that the author has seen. */
  const [seen, setSeen] = useState(page?.updatedAt);
  /** What was saved while the server did not say when. The version with this content is the author's own. */
  const [undated, setUndated] = useState<PageParams | null>(null);
  const isOwn = (version: WrittenPage) => version.updatedAt === seen || (undated !== null && isVersionOf(version, undated));
  const [tries, setTries] = useState(0);
  const form = useForm({
    initial,
    // The draft keeps what is typed, so leaving needs no question.
    isCheapToLose: isKept,
    check: ({ name }) => ({
      name: name.trim() === '' || isPageName(name.trim()) ? undefined : t('pageEditorPage.nameInvalid', { characters: FORBIDDEN_IN_NAMES }),
    }),
    async submit(values) {
      if (!page) return createPage(account, paramsOf(values, undefined));
      const newest = await newestVersion(account, page);
      if (!newest.ok) return newest;
      if (!isOwn(newest.value)) {
        setTries((count) => count + 1);
        return fail(new CanceledError('The page was saved elsewhere.'));
      }
      const params = paramsOf(values, page);
      const result = await updatePage(account, page, params);
      if (result.ok) {
        setSeen(result.value.updatedAt);
        setUndated(result.value.updatedAt === newest.value.updatedAt ? params : null);
      }
      return result;
    },
    explain: (error) =>
      error instanceof ApiError && error.server.code === 'NAME_ALREADY_EXISTS'
        ? { field: 'name', text: t('pageEditorPage.nameTaken') }
        : undefined,
    onDone: (saved) => {
      draft.saved();
      overlays.toast({ kind: 'success', text: t('pageEditorPage.saved') });
      if (!page) navigate(pagePath({ username }, saved.name), { replace: true });
    },
  });
  const { values } = form;
  const draft = usePageDraft(page?.id ?? 'new', values, form.isChanged, seen);
  if (draft.isKept !== isKept) setKept(draft.isKept);

  const other = page && !isOwn(page) && !form.isBusy ? page : undefined;
  if (page && page.updatedAt !== seen && isOwn(page)) setSeen(page.updatedAt);
  const { isChanged } = form;
  useEffect(() => {
    // Without changes, there is nothing to choose between.
    if (!other || isChanged) return;
    form.reset(valuesOf(other));
    setSeen(other.updatedAt);
  }, [other, isChanged, form]);
  const keepMine = (theirs: WrittenPage) => {
    draft.setAside(valuesOf(theirs), { updatedAt: Date.parse(theirs.updatedAt), isReplaced: true });
    setSeen(theirs.updatedAt);
  };
  const takeTheirs = (theirs: WrittenPage) => {
    draft.setAside(values, { updatedAt: clock.now(), ...(seen !== undefined && { seen }) });
    form.reset(valuesOf(theirs));
    setSeen(theirs.updatedAt);
  };
  const restore = (offer: PageDraft) => {
    if (isChanged) draft.setAside(values, { updatedAt: clock.now(), ...(seen !== undefined && { seen }) });
    form.set(valuesOfDraft(offer.content));
    if (page && offer.seen !== undefined) setSeen(offer.seen);
    draft.drop(offer);
  };

  const blocks = useRef(values.blocks);
  useLayoutEffect(() => {
    blocks.current = values.blocks;
  }, [values.blocks]);
  const changeBlocks: ChangeBlocks = (change) => {
    blocks.current = change(blocks.current);
    form.set({ blocks: blocks.current });
  };

  const { failures } = form;
  const fields = useRef<HTMLDivElement>(null);
  const toldFailures = useRef(0);
  useLayoutEffect(() => {
    if (failures === toldFailures.current) return;
    // A wrong field must be on screen before it can take the focus.
    if (isPreview) onFault();
    else {
      toldFailures.current = failures;
      fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [failures, isPreview, onFault]);

  const isIncomplete = values.title.trim() === '' || values.name.trim() === '';
  return (
    <>
      <DraftOffers
        offers={draft.offers}
        savedAt={page?.updatedAt}
        onRestore={restore}
        onDiscard={(offer) => {
          const bringBack = draft.drop(offer);
          overlays.toast({
            text: t('pageEditorPage.discarded'),
            action: { label: t('pageEditorPage.undo'), run: bringBack },
          });
        }}
      />
      {isPreview && <PagePreview values={values} />}
      <FormBody
        form={form}
        label={t('pageEditorPage.form')}
        isIncomplete={isIncomplete}
        {...(!page && { submitLabel: t('pageEditorPage.publish') })}
      >
        <div ref={fields} className={styles.form} hidden={isPreview}>
          <TextField {...form.field('title')} label={t('pageEditorPage.pageTitle')} maxLength={MAX_LINE} dir="auto" required />
          <div className={styles.group}>
            <h2 className={styles.legend}>{t('pageEditorPage.contents')}</h2>
            <BlocksEditor
              label={t('pageEditorPage.contents')}
              addLabel={t('pageEditorPage.addBlock')}
              blocks={values.blocks}
              onChange={changeBlocks}
            />
          </div>
          <TextArea
            {...form.field('summary')}
            label={t('pageEditorPage.summary')}
            help={t('pageEditorPage.summaryHelp')}
            maxLength={MAX_LINE}
            rows={2}
            dir="auto"
          />
          <TextField
            {...form.field('name')}
            label={t('pageEditorPage.name')}
            help={t('pageEditorPage.nameHelp', { address: server.home + pagePath({ username }, values.name.trim()) })}
            maxLength={MAX_LINE}
            autoComplete="off"
            required
          />
          <PictureField
            label={t('pageEditorPage.eyecatch')}
            fileId={values.eyeCatchingImageId}
            onChange={(eyeCatchingImageId) => form.set({ eyeCatchingImageId })}
          />
          <Select
            {...form.field('font')}
            label={t('pageEditorPage.font')}
            items={FONTS.map((value) => ({ value, label: t(`pageEditorPage.font.${value}`) }))}
          />
          <Switch {...form.toggle('alignCenter')} label={t('pageEditorPage.alignCenter')} />
          <Switch {...form.toggle('hideTitleWhenPinned')} label={t('pageEditorPage.hideTitleWhenPinned')} />
        </div>
        {form.isChanged &&
          (isKept ? (
            <p className={styles.nothing}>{t('pageEditorPage.draftKept')}</p>
          ) : (
            <Notice kind="problem">{t('pageEditorPage.draftLost')}</Notice>
          ))}
        {other && isChanged && (
          <OtherVersion savedAt={other.updatedAt} tries={tries} onKeepMine={() => keepMine(other)} onTakeTheirs={() => takeTheirs(other)} />
        )}
      </FormBody>
    </>
  );
});

const FONTS = ['sans-serif', 'serif'] as const;

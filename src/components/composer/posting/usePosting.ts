import { useEffect, useRef } from 'react';
import { rippleAt } from '~/components/effects/effects';
import { SendingRows } from '~/components/sending/SendingPlace';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { createOutboxes } from '~/stores/posting/Outboxes';
import { mayLackDescriptions } from '../attachments/mayLackDescriptions';
import { fieldTimeMs, fieldTimeProblem } from '../scheduled/fieldTime';
import { schedule, takeFromServer } from '../scheduled/serverActions';
import { failureTitle } from './ComposerFailure';
import type { ComposerState } from '../ComposerState';
import { noteField } from '../text/noteField';
import { MAX_CHOICE_LENGTH, MIN_CHOICES } from '../poll/ComposerPoll';

/** Called when the note has left the composer for good: with its id, or null while it waits in the outbox. */
export type OnPosted = (noteId: string | null) => void;

interface PostingOptions {
  /** Keeps the form as it is after posting, because it is about to close. */
  readonly freeze: boolean;
  /** Returns the element that was pressed to post. */
  readonly button: () => HTMLButtonElement | null | undefined;
  readonly onPosted: OnPosted | undefined;
  /** Whether the note is sent at once, because nobody could take it back. */
  readonly isFinal: boolean;
}

/** Returns a function that asks for confirmation where needed and posts. The composer shows why that fails, while it is open. */
export function usePosting(state: ComposerState, { freeze, button, onPosted, isFinal }: PostingOptions): () => Promise<void> {
  const { t } = useI18n();
  const root = useStores();
  const { overlays, settings, clock } = root;
  const { account } = state.author;
  // Ready before it is needed: then, there may be no network.
  useEffect(() => {
    root.part(createOutboxes).of(account);
    void SendingRows.fetch(root);
  }, [account, root]);
  const isAsking = useRef(false);
  return async () => {
    if (isAsking.current || !state.canPost) return;
    isAsking.current = true;
    const mayPost = await prepare().finally(() => (isAsking.current = false));
    if (mayPost) await post();
  };

  /** Asks what must be known first. @returns whether the note can be posted now */
  async function prepare(): Promise<boolean> {
    const { server } = state;
    if (state.words.isCwBlank) {
      await overlays.alert({ kind: 'error', text: t('composer.cwNotationRequired') });
      return false;
    }
    // The poll begins when the note is posted.
    const pollProblem = state.poll.current?.problemAt((server.scheduled && fieldTimeMs(server.scheduled)) ?? clock.now());
    if (pollProblem) {
      await overlays.alert({ kind: 'error', text: t(`composer.poll.${pollProblem}`, { min: MIN_CHOICES, max: MAX_CHOICE_LENGTH }) });
      return false;
    }
    const timeProblem = server.scheduled && fieldTimeProblem(server.scheduled, clock.now());
    if (timeProblem) {
      await overlays.alert({ kind: 'error', text: t(`composer.scheduled.${timeProblem}`) });
      return false;
    }
    if (!(await mayLackDescriptions(state, root))) return false;
    rippleAt(settings, button());
    if (state.isLoudInPublic && !(await settleLoudness())) return false;
    return server.scheduled !== null || takeFromServer(state);
  }

  async function post(): Promise<void> {
    if (state.server.scheduled) {
      if (await schedule(root, state, freeze)) onPosted?.(null);
      // The composer was closed in the meantime, and its draft is in this browser.
      else if (!button() && state.posting.failure) overlays.showError(state.posting.failure);
      return;
    }
    const holdMs = isFinal ? 0 : settings.get('undoSend') * 1000;
    if (holdMs > 0) {
      const field = noteField(button());
      const caret = field?.selectionEnd;
      await state.posting.postWithUndo({ holdMs, freeze, caret, isOpen: () => button() != null, onLeft: () => onPosted?.(null) });
      return;
    }
    const outcome = await state.posting.post({ freeze, isOpen: () => button() != null });
    if (outcome.kind === 'refused') {
      if (button()) return;
      // The composer was closed in the meantime.
      if (outcome.id === null) overlays.showError(outcome.error, { title: t(failureTitle(outcome.error)) });
      else void root.part(createOutboxes).tellRefused();
      return;
    }
    onPosted?.(outcome.kind === 'posted' ? outcome.noteId : null);
    if (outcome.kind === 'kept') void root.part(createOutboxes).tellKept();
  }

  async function settleLoudness(): Promise<boolean> {
    const choice = await overlays.choose({
      title: t('composer.loud'),
      text: t('composer.loudText'),
      items: [
        { value: 'home', label: t('composer.postToHome') },
        { value: 'anyway', label: t('composer.postAnyway') },
      ],
      initial: 'home',
    });
    if (choice === 'home') state.audience.setVisibility('home');
    return choice !== undefined;
  }
}

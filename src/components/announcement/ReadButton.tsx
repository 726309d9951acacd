import type { WireAnnouncement } from '~/api/wire';
import { useSubmit } from '~/components/form/useSubmit';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { ok } from '~/lib/Result';
import { useAccount, useStores } from '~/react/context';
import { readAnnouncement } from '~/stores/resources/server/announcements';

interface ReadButtonProps {
  announcement: WireAnnouncement;
  onRead?: () => void;
}

/** Marks an announcement as read. Asks first if its author wants to be sure that people read it. */
export function ReadButton({ announcement: { id, title, needConfirmationToRead }, onRead }: ReadButtonProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const reading = useSubmit(
    async () => {
      const question = { title: t('announcement.readQuestion'), text: t('announcement.readQuestionText', { title }) };
      if (needConfirmationToRead && !(await overlays.confirm({ ...question, okLabel: t('announcement.read') }))) return ok(false);
      const answer = await readAnnouncement(account, id);
      return answer.ok ? ok(true) : answer;
    },
    { onDone: (isRead) => isRead && onRead?.() },
  );
  return (
    <Button variant="primary" icon="check" busy={reading.isBusy} onClick={() => void reading.run()}>
      {t('announcement.read')}
    </Button>
  );
}

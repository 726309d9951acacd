import { observer } from 'mobx-react-lite';
import { Switch } from '~/components/ui/Switch';
import { useI18n } from '~/i18n/useI18n';
import { Mfm } from '~/mfm/Mfm';
import { useStores } from '~/react/context';
import { FUNCTION_SAMPLES, MARKUP_SAMPLES } from './markupSamples';
import { Sample, Section } from './Section';

/** Shows every kind of markup and every function, each below its source. */
export function MarkupGallery() {
  const { t } = useI18n();
  return (
    <>
      <Section title={t('devPage.markup')}>
        {MARKUP_SAMPLES.map((source) => (
          <MarkupSample key={source} source={source} />
        ))}
      </Section>
      <Section title={t('devPage.functions')}>
        <Gates />
        {FUNCTION_SAMPLES.map((source) => (
          <MarkupSample key={source} source={source} />
        ))}
      </Section>
    </>
  );
}

function MarkupSample({ source }: { source: string }) {
  return (
    <Sample name={<code>{source}</code>}>
      <Mfm text={source} />
    </Sample>
  );
}

/** The settings that affect functions. They are the viewer's own. */
const Gates = observer(function Gates() {
  const { t } = useI18n();
  const { settings } = useStores();
  return (
    <div>
      <Switch
        label={t('devPage.advancedMfm')}
        checked={settings.get('advancedMfm')}
        onChange={(isOn) => settings.set('advancedMfm', isOn)}
      />
      <Switch
        label={t('devPage.animatedMfm')}
        checked={settings.get('animatedMfm')}
        onChange={(isOn) => settings.set('animatedMfm', isOn)}
      />
    </div>
  );
});

import { useI18n } from '~/i18n/useI18n';
import { stages, WidgetStage } from '~/workspace/dashboard/WidgetStage';
import styles from './DevPage.module.css';
import { Sample, Section } from './Section';

/** Shows every widget at its smallest, first and largest size. A new widget appears here by its manifest. */
export function WidgetGallery() {
  const { t } = useI18n();
  return stages.map(({ manifest, sizes }) => (
    <Section key={manifest.id} title={t('devPage.widget', { title: t(manifest.title) })} isWide>
      {sizes.map((size) => (
        <Sample key={size.name} name={t(`devPage.widget.${size.name}`, { w: size.w, h: size.h })} isBare>
          <div className={styles.stage}>
            <WidgetStage manifest={manifest} size={size} />
          </div>
        </Sample>
      ))}
    </Section>
  ));
}

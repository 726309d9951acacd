import { observer } from 'mobx-react-lite';
import { ExternalLink } from '~/components/ui/ExternalLink';
import { BannerFace } from '~/components/widget/BannerFace';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { visibleText } from '~/lib/visibleText';
import { useStores } from '~/react/context';
import { usePictureUrl } from '~/react/usePictureUrl';
import styles from './InstanceInfoWidget.module.css';

/** The banner, icon, name and host of the server. */
export default observer(function InstanceInfoWidget() {
  const { instance } = useStores();
  const pictureUrl = usePictureUrl();
  const { meta, name, origin } = instance;
  // Behind a gateway, the server has another address than this page.
  const address = safeHttpUrl(meta?.uri) ?? origin;
  const { host } = new URL(address);
  return (
    <BannerFace
      banner={pictureUrl(meta?.bannerUrl, 'image')}
      picture={<img className={styles.icon} src={pictureUrl(meta?.iconUrl, 'preview') ?? '/favicon.svg'} alt="" decoding="async" />}
      name={<ExternalLink href={address}>{visibleText(name) || host}</ExternalLink>}
      detail={<bdi dir="ltr">{host}</bdi>}
    />
  );
});

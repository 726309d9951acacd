import { browserPath } from '~/lib/basePath';
import { observer } from 'mobx-react-lite';
import { BannerFace } from '~/components/widget/BannerFace';
import { visibleText } from '~/lib/visibleText';
import { useServer } from '~/react/context';
import { Link } from '~/router/Link';
import styles from './InstanceInfoWidget.module.css';

/** The banner, icon, name and host of the server. */
export default observer(function InstanceInfoWidget() {
  const server = useServer();
  const { meta, name, host } = server;
  return (
    <BannerFace
      banner={server.picture(meta?.bannerUrl, 'image')}
      picture={
        <img
          className={styles.icon}
          src={server.picture(meta?.iconUrl, 'preview') ?? browserPath('/favicon.svg')}
          alt=""
          decoding="async"
        />
      }
      name={<Link to="/about">{visibleText(name) || host}</Link>}
      detail={<bdi dir="ltr">{host}</bdi>}
    />
  );
});

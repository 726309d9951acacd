import { observer } from 'mobx-react-lite';
import { Acct } from '~/components/user/Acct';
import { Avatar } from '~/components/user/Avatar';
import { UserLink } from '~/components/user/UserLink';
import { BannerFace } from '~/components/widget/BannerFace';
import { useAccount, useServer } from '~/react/context';

/** The viewer's own banner, avatar, name and full account name. */
export default observer(function ProfileWidget() {
  const { me } = useAccount();
  const server = useServer();
  if (!me) return null;
  return (
    <BannerFace
      banner={server.picture(me.bannerUrl, 'image')}
      picture={<Avatar user={me} link />}
      name={<UserLink user={me} />}
      detail={<Acct user={me} detail />}
    />
  );
});

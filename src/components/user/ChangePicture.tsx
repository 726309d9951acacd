import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { useProfilePicture, type ProfilePicture } from './useProfilePicture';

/** A button with the ways to change a picture of the viewer's profile. Its texts are in the areas `profilePicture` and `drive`. */
export function ChangePicture({ picture }: { picture: ProfilePicture }) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const { isBusy, menu } = useProfilePicture(picture);
  const label = t(picture === 'avatar' ? 'profilePicture.changeAvatar' : 'profilePicture.changeBanner');
  return (
    <Button
      icon="photo"
      busy={isBusy}
      aria-haspopup="menu"
      onClick={({ currentTarget }) => void overlays.openMenu(currentTarget, menu(), { label })}
    >
      {label}
    </Button>
  );
}

import { defineWindow } from '~/registry/defineWindow';

/** The user that the memo is about. */
interface UserMemoParams {
  readonly userId: string;
}

/** Ends when the memo is saved or canceled. */
export default defineWindow<UserMemoParams>({
  id: 'userMemo',
  title: 'user.editMemo',
});

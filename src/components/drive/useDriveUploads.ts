import { useAccount, useStores } from '~/react/context';
import { createAllUploads } from '~/stores/uploads/AllUploads';
import type { Uploads } from '~/stores/uploads/Uploads';

/** Returns the uploads of the account. They go on when the calling component is gone. */
export const useDriveUploads = (): Uploads => useStores().part(createAllUploads).of(useAccount());

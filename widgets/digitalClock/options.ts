import { digitOptions, zoneOption } from '~/components/clock/clockOptions';
import { defineOptions } from '~/registry/options';

export const options = defineOptions({ ...digitOptions, ...zoneOption });

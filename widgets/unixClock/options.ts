import { digitOptions } from '~/components/clock/clockOptions';

export const options = digitOptions;

import { defineOptions } from '~/registry/options';

/** There is nothing to choose. */
export const options = defineOptions({});

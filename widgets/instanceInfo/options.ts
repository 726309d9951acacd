import { defineOptions } from '~/registry/options';

export const options = defineOptions({});

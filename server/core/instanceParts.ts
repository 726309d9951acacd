import { registerApi } from '../http/router';
import type { InstancePart } from './Instance';

/** What an instance is made of, in the order of registration. A part adds its line here and nowhere else. */
export const instanceParts: readonly InstancePart[] = [{ register: registerApi }];

import { registerGateway } from '../gateway/registerGateway';
import { registerApi } from '../http/router';
import { registerMedia } from '../media/registerMedia';
import { seedOnStart } from '../seed/seedOnStart';
import { registerStreaming } from '../streaming/registerStreaming';
import type { InstancePart } from './Instance';

/**
 * What an instance is made of, in the order of registration. A part adds its line here and nowhere else; its hooks reach
 * only what stands below it.
 */
export const instanceParts = (): readonly InstancePart[] => [
  seedOnStart(),
  { register: registerGateway },
  { register: registerApi },
  { register: registerMedia },
  { register: registerStreaming },
];

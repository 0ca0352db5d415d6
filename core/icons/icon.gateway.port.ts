import type { Answer } from '../kernel/result.ts';
import type { Icon, IconLook } from './icon.schema.ts';

/** The icons of this build, sorted by name. No session is needed (spec §2.5 icon viewer). */
export interface IconGateway {
  read(look: IconLook): Answer<readonly Icon[]>;
}

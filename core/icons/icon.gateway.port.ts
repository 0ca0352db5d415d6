import type { Answer } from '../kernel/result.ts';
import type { Icon, IconLook } from './icon.schema.ts';

/** Reads the icons of this build, ordered by name. Needs no session (spec §2.5 icon viewer). */
export interface IconGateway {
  read(look: IconLook): Answer<readonly Icon[]>;
}

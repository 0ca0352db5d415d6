import type { Answer } from '../kernel/result.ts';
import type { BuildPaper } from './licences.schema.ts';

/** What the build wrote down about itself; the same for everyone, no session needed. */
export interface BuildPaperGateway {
  read(): Answer<BuildPaper>;
}

import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import type { EditedBanner } from '../../notices/banner-form.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';

/** The banner with its revision and who changed it last, for Banner Settings (spec §2.3). */
export const readEditedBanner =
  (ports: BackendPorts) =>
  (_caller: SessionCaller): Promise<Result<EditedBanner, Refusal>> =>
    ports.unitOfWork.run(async (tx) => ok(await tx.notices.editedBanner()));

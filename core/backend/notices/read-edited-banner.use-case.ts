import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import type { EditedBanner } from '../../notices/banner-form.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';

/** The banner with its revision and who changed it last, for Banner Settings (spec §2.3). */
export class ReadEditedBanner {
  readonly #ports: BackendPorts;

  constructor(ports: BackendPorts) {
    this.#ports = ports;
  }

  async execute(_caller: SessionCaller): Promise<Result<EditedBanner, Refusal>> {
    return this.#ports.unitOfWork.run(async (tx) => ok(await tx.notices.editedBanner()));
  }
}

import type { Failure, Result } from '../kernel/result.ts';
import type { RememberedDevice } from './remembered-device.schema.ts';

/** The browsers that need no code for this person; each can be forgotten (SECURITY.md §2.6). */
export interface RememberedDeviceGateway {
  load(): Promise<Result<readonly RememberedDevice[], Failure>>;
  /** Repeating it changes nothing. */
  revoke(id: string): Promise<Result<unknown, Failure>>;
}

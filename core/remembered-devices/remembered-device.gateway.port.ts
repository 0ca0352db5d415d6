import type { Answer } from '../kernel/result.ts';
import type { RememberedDevice } from './remembered-device.schema.ts';

/** The browsers that need no code for this person; each can be forgotten (SECURITY.md §2.6). */
export interface RememberedDeviceGateway {
  load(): Answer<readonly RememberedDevice[]>;
  /** Repeating it changes nothing. */
  revoke(id: string): Answer<unknown>;
}

import type { ContactType } from '#core/session/session-view.schema.ts';
import type { Countdown } from './countdown.ts';

/** What can be asked for again, over which channels, and how long that rests. */
export interface Resendable {
  /** Where the newest code went. */
  readonly sentTo: ContactType | null;
  /** The one used last first. */
  readonly channels: readonly ContactType[];
  readonly resendWait: Pick<Countdown, 'running' | 'left' | 'spoken'>;
  readonly resendBlocked: boolean;
  resend(channel: ContactType): Promise<void>;
}

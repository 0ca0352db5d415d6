import type { Answer } from '../kernel/result.ts';
import type { DecodedSignal } from '../signals/signal.ts';
import type { ForeseenSignals } from '../signals/foreseen.schema.ts';

/** What signals would do at an account of the dealer's, judged by the provider; what was pasted never leaves the browser. */
export interface DecoderGateway {
  /** 404 for a transmitter that none of the dealer's devices has. */
  foresee(xmit: string, signals: readonly DecodedSignal[]): Answer<ForeseenSignals>;
}

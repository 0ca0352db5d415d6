import type { CodeReceipt } from '#core/mfa/mfa.gateway.port.ts';

/**
 * A message beside a form. If `durationMs` is null, the message stays until the next attempt; `id` distinguishes two
 * messages with the same text.
 */
export interface FormNotice {
  readonly id: number;
  readonly tone: 'error' | 'success';
  readonly text: string;
  readonly durationMs: number | null;
}

/**
 * The masked destination of the newest code, and the time when another code may be requested (ms). `receipt` is null when
 * only the time is known.
 */
export interface CodeOut {
  readonly receipt: CodeReceipt | null;
  readonly nextAt: number;
}

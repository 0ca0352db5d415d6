import type { CodeReceipt } from '#core/mfa/mfa.gateway.port.ts';

/** A message beside a form. With `durationMs` null it stays until the next attempt; `id` distinguishes two messages with the same text. */
export interface FormNotice {
  readonly id: number;
  readonly tone: 'error' | 'success';
  readonly text: string;
  readonly durationMs: number | null;
}

/**
 * The newest code: its masked destination and the time when another code may be requested (ms). `receipt` is null when
 * only that time is known.
 */
export interface CodeOut {
  readonly receipt: CodeReceipt | null;
  readonly nextAt: number;
}

import type { CodeReceipt } from '#core/mfa/mfa.gateway.port.ts';

/** A message beside a form. With `durationMs` null it stays until the next attempt; `id` distinguishes two equal texts. */
export interface FormNotice {
  readonly id: number;
  readonly tone: 'error' | 'success';
  readonly text: string;
  readonly durationMs: number | null;
}

/**
 * The masked destination of the newest code, and when the next code may be requested (ms). `receipt` is null when only the
 * wait is known.
 */
export interface CodeOut {
  readonly receipt: CodeReceipt | null;
  readonly nextAt: number;
}

import type { CodeReceipt } from '#core/mfa/mfa.gateway.port.ts';

/** Words beside a form; `durationMs` null stays until the next try, `id` tells two equal texts apart. */
export interface FormNotice {
  readonly id: number;
  readonly tone: 'error' | 'success';
  readonly text: string;
  readonly durationMs: number | null;
}

/** Where the newest code went, masked, and when the next may be asked for (ms); `receipt` is null when only the wait is known. */
export interface CodeOut {
  readonly receipt: CodeReceipt | null;
  readonly nextAt: number;
}

import type { DecodedSignal } from '../signals/signal.ts';
import type { SignalLanguage } from '../signals/read-signals.rule.ts';

export interface FramePart {
  readonly text: string;
  /** Name of the kind of part. */
  readonly name: string;
  readonly meaning: string;
  /** `ok` or `bad` if the part was checked, otherwise `plain`. */
  readonly tone: 'ok' | 'bad' | 'plain';
}

export interface ExplainedLine {
  readonly language: SignalLanguage;
  /** Parts of the line in order, without insignificant spaces. */
  readonly parts: readonly FramePart[];
  /** Errors for which a receiver would refuse the line, each as a sentence. */
  readonly faults: readonly string[];
  /** Sentences about what was checked and found correct. */
  readonly checks: readonly string[];
  /** Account in the line; null if the line contains none. */
  readonly account: string | null;
  /** Decoded signals, even if a checksum is wrong; empty if the line cannot be read. */
  readonly signals: readonly DecodedSignal[];
}

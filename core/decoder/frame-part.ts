import type { DecodedSignal } from '../signals/signal.ts';
import type { SignalLanguage } from '../signals/read-signals.rule.ts';

/** A piece of a pasted line, with its name and meaning. */
export interface FramePart {
  readonly text: string;
  /** The name of this kind of piece. */
  readonly name: string;
  /** The meaning of this value. */
  readonly meaning: string;
  /** Shows whether the piece is correct; `plain` if it was not checked. */
  readonly tone: 'ok' | 'bad' | 'plain';
}

/** The explanation of a pasted line. */
export interface ExplainedLine {
  readonly language: SignalLanguage;
  /** The pieces of the line in order, without spaces that do not count. */
  readonly parts: readonly FramePart[];
  /** The errors, each as a sentence. A receiver would refuse the line. */
  readonly faults: readonly string[];
  /** What was checked and found correct. */
  readonly checks: readonly string[];
  /** The account that the line names; null if none. */
  readonly account: string | null;
  /** The decoded signals, even if a checksum is wrong; empty if the line cannot be read. */
  readonly signals: readonly DecodedSignal[];
}

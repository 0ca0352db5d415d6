import type { DecodedSignal } from '../signals/signal.ts';
import type { SignalLanguage } from '../signals/read-signals.rule.ts';

/** A piece of a pasted line with what it is and what it says. */
export interface FramePart {
  readonly text: string;
  /** What such a piece is called. */
  readonly name: string;
  /** What this one says. */
  readonly meaning: string;
  /** Whether it is as it should be; `plain` where nothing checks it. */
  readonly tone: 'ok' | 'bad' | 'plain';
}

/** A pasted line taken apart. */
export interface ExplainedLine {
  readonly language: SignalLanguage;
  /** The line without spaces that do not count, piece by piece, in its order. */
  readonly parts: readonly FramePart[];
  /** What is wrong, each in a sentence; a receiver would refuse the line. */
  readonly faults: readonly string[];
  /** What was checked and found right. */
  readonly checks: readonly string[];
  /** The account it names; null where it names none. */
  readonly account: string | null;
  /** What it says, read even where a checksum is wrong; none where it cannot be read. */
  readonly signals: readonly DecodedSignal[];
}

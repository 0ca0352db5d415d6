/** A receiver that may hand in signals. */
export interface Receiver {
  readonly id: string;
  readonly name: string;
}

/** One line of the list an administrator reads. */
export interface ListedReceiver extends Receiver {
  readonly createdAt: number;
  readonly revokedAt: number | null;
  readonly lastBatchAt: number | null;
  /** When a counter of it came again with something else last: it began to count anew; null = never. */
  readonly recountedAt: number | null;
  /** Keys that count now; two while a rotation runs. */
  readonly keys: number;
}

/** Receivers with their keys, of which only hashes are kept; inside one transaction. */
export interface ReceiverRepository {
  /** Whose key this is; null for one nobody has, of a receiver that was revoked, or past its end. */
  byKey(keyHash: string, now: number): Promise<Receiver | null>;
  /** False when the name is taken. */
  add(receiver: Receiver, keyHash: string, now: number): Promise<boolean>;
  /** A further key; the ones before it count until `endsAt`. False when there is no such receiver. */
  rotate(name: string, keyHash: string, now: number, endsAt: number): Promise<boolean>;
  /** False when there is none that counts. */
  revoke(name: string, now: number): Promise<boolean>;
  list(now: number): Promise<readonly ListedReceiver[]>;
  noteBatch(id: string, now: number, recounted: boolean): Promise<void>;
  /** Notes that its clock is so far ahead of ours, milliseconds. */
  noteClock(id: string, aheadMs: number, now: number): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly receivers: ReceiverRepository;
  }
}

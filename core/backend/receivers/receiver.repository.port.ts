import type { ReceiverPurpose } from '../../permission/receiver-purposes.ts';
import type { Receiver } from '../caller.ts';

/** A receiver whose key came with a request. */
export interface KeyHolder extends Receiver {
  readonly purpose: ReceiverPurpose;
}

/** One line of the list an administrator reads. */
export interface ListedReceiver extends KeyHolder {
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
  byKey(keyHash: string, now: number): Promise<KeyHolder | null>;
  /** False when the name is taken; for signals unless said otherwise. Without a key it is a name that only this program hands in by. */
  add(
    receiver: Receiver,
    keyHash: string | null,
    now: number,
    purpose?: ReceiverPurpose,
  ): Promise<boolean>;
  /** A further key; the ones before it count until `endsAt`. False when there is no such receiver. */
  rotate(name: string, keyHash: string, now: number, endsAt: number): Promise<boolean>;
  /** False when there is none that counts. */
  revoke(name: string, now: number): Promise<boolean>;
  list(now: number): Promise<readonly ListedReceiver[]>;
  noteBatch(id: string, now: number, recounted: boolean): Promise<void>;
  /** Notes that its clock is so far ahead of ours, milliseconds; below zero it is behind. */
  noteClock(id: string, aheadMs: number, now: number): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly receivers: ReceiverRepository;
  }
}

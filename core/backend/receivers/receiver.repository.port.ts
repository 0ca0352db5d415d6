import type { ReceiverPurpose } from '../../permission/receiver-purposes.ts';
import type { Receiver } from '../caller.ts';

/** The receiver that a request's key belongs to. */
export interface KeyHolder extends Receiver {
  readonly purpose: ReceiverPurpose;
}

/** One line of the administrator's list of receivers. */
export interface ListedReceiver extends KeyHolder {
  readonly createdAt: number;
  readonly revokedAt: number | null;
  readonly lastBatchAt: number | null;
  /** The last time a counter arrived again with different content, which means that the receiver restarted its counters; null = never. */
  readonly recountedAt: number | null;
  /** Number of valid keys; two during a rotation. */
  readonly keys: number;
}

/** Receivers with their keys, of which only hashes are stored; inside one transaction. */
export interface ReceiverRepository {
  /** Returns the receiver of a key; null if the key is unknown, expired or of a revoked receiver. */
  byKey(keyHash: string, now: number): Promise<KeyHolder | null>;
  /**
   * Adds a receiver, for signals by default. Returns false when the name is taken. Without a key, only this program itself
   * can submit under the name.
   */
  add(
    receiver: Receiver,
    keyHash: string | null,
    now: number,
    purpose?: ReceiverPurpose,
  ): Promise<boolean>;
  /** Adds a key; earlier keys stay valid until `endsAt`. Returns false when there is no such receiver. */
  rotate(name: string, keyHash: string, now: number, endsAt: number): Promise<boolean>;
  /** Returns false when there is no valid receiver. */
  revoke(name: string, now: number): Promise<boolean>;
  list(now: number): Promise<readonly ListedReceiver[]>;
  noteBatch(id: string, now: number, recounted: boolean): Promise<void>;
  /** Records how far the receiver's clock is ahead of the server's, in milliseconds; negative means behind. */
  noteClock(id: string, aheadMs: number, now: number): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly receivers: ReceiverRepository;
  }
}

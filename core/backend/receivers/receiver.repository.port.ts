import type { ReceiverPurpose } from '../../permission/receiver-purposes.ts';
import type { Receiver } from '../caller.ts';

/** The receiver that an API key belongs to. */
export interface KeyHolder extends Receiver {
  readonly purpose: ReceiverPurpose;
}

export interface ListedReceiver extends KeyHolder {
  readonly createdAt: number;
  readonly revokedAt: number | null;
  readonly lastBatchAt: number | null;
  /** Last time a counter was reused with different content, which means that the receiver restarted its counters; null if never. */
  readonly recountedAt: number | null;
  /** Number of valid API keys; two during a rotation. */
  readonly keys: number;
}

/** Stores receivers and the hashes of their API keys. */
export interface ReceiverRepository {
  /** Returns the receiver of an API key; null if the key is unknown or expired or the receiver is revoked. */
  byKey(keyHash: string, now: number): Promise<KeyHolder | null>;
  /**
   * Adds a receiver, for signals by default. Returns false if the name is taken. Without a key, only the server itself can
   * submit batches as this receiver.
   */
  add(
    receiver: Receiver,
    keyHash: string | null,
    now: number,
    purpose?: ReceiverPurpose,
  ): Promise<boolean>;
  /** Adds an API key; earlier keys stay valid until `endsAt`. Returns false if there is no such receiver. */
  rotate(name: string, keyHash: string, now: number, endsAt: number): Promise<boolean>;
  /** Revokes a receiver. Returns false if there is no valid receiver with this name. */
  revoke(name: string, now: number): Promise<boolean>;
  list(now: number): Promise<readonly ListedReceiver[]>;
  noteBatch(id: string, now: number, recounted: boolean): Promise<void>;
  /** Records how far a receiver's clock is ahead of the server's clock, in milliseconds; negative means behind. */
  noteClock(id: string, aheadMs: number, now: number): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly receivers: ReceiverRepository;
  }
}

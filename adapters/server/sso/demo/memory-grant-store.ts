import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Kept {
  readonly payload: AdapterPayload;
  readonly endsAt: number;
}

/** Maximum number of entries of one kind. The oldest entry is dropped first, so that the demo's memory cannot be filled. */
const MOST = 1000;

/** The state of a demo issuer between requests, stored in memory until the process ends. */
export class MemoryGrantStore implements Adapter {
  readonly #kept = new Map<string, Kept>();

  upsert(id: string, payload: AdapterPayload, expiresIn = 3600): Promise<void> {
    this.#kept.delete(id);
    this.#kept.set(id, { payload, endsAt: Date.now() + expiresIn * 1000 });
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST) break;
      this.#kept.delete(oldest);
    }
    return Promise.resolve();
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    const kept = this.#kept.get(id);
    return Promise.resolve(
      kept !== undefined && kept.endsAt > Date.now() ? kept.payload : undefined,
    );
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    const found = [...this.#kept].find(([, { payload }]) => payload.uid === uid);
    return found === undefined ? Promise.resolve(undefined) : this.find(found[0]);
  }

  /** User codes exist only in the device flow, which is disabled. */
  findByUserCode(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  consume(id: string): Promise<void> {
    const kept = this.#kept.get(id);
    if (kept !== undefined) kept.payload.consumed = Math.floor(Date.now() / 1000);
    return Promise.resolve();
  }

  destroy(id: string): Promise<void> {
    this.#kept.delete(id);
    return Promise.resolve();
  }

  revokeByGrantId(grantId: string): Promise<void> {
    for (const [id, { payload }] of this.#kept) {
      if (payload.grantId === grantId) this.#kept.delete(id);
    }
    return Promise.resolve();
  }
}

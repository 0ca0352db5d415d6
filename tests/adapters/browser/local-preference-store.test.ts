import { describe, expect, it } from 'vitest';
import { LocalPreferenceStore } from '#adapters/browser/local-preference-store.ts';
import { preferenceStoreContract } from '#tests/contract/preference-store.contract.ts';
import { FakeStorage } from './support.ts';

preferenceStoreContract('localStorage', () => {
  const storage = new FakeStorage();
  return new LocalPreferenceStore(() => storage);
});

/** A storage that allows reads and removals but refuses writes while full. */
class FullStorage extends FakeStorage {
  full = false;
  override setItem(key: string, value: string): void {
    if (this.full) throw new DOMException('full', 'QuotaExceededError');
    super.setItem(key, value);
  }
}

describe('preferences in a storage that fails', () => {
  it('forgets where the storage is blocked', () => {
    const store = new LocalPreferenceStore(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    store.write('ada', 'color-mode', 'dark');
    store.purge(['color-mode']);
    expect(store.read('ada', 'color-mode')).toBeNull();
  });

  it('does not answer the old choice after a full storage refused the new one', () => {
    const storage = new FullStorage();
    const store = new LocalPreferenceStore(() => storage);
    store.write('ada', 'color-mode', 'dark');
    storage.full = true;
    store.write('ada', 'color-mode', 'light');
    expect(store.read('ada', 'color-mode')).toBeNull();
  });

  it('takes rubbish for no choice', () => {
    const storage = new FakeStorage();
    const store = new LocalPreferenceStore(() => storage);
    store.write('ada', 'color-mode', 'dark');
    storage.setItem(storage.key(0) ?? '', '{"half');
    expect(store.read('ada', 'color-mode')).toBeNull();
  });

  it('leaves the keys of others alone when it purges', () => {
    const storage = new FakeStorage();
    storage.setItem('color-mode', 'dark');
    const store = new LocalPreferenceStore(() => storage);
    store.write('ada', 'color-mode', 'light');
    store.purge(['color-mode']);
    expect([storage.getItem('color-mode'), storage.length]).toEqual(['dark', 1]);
  });
});

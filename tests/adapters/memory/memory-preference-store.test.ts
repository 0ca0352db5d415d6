import { MemoryPreferenceStore } from '#adapters/memory/memory-preference-store.ts';
import { preferenceStoreContract } from '#tests/contract/preference-store.contract.ts';

preferenceStoreContract('memory', () => new MemoryPreferenceStore());

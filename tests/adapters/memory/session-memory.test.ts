import { MemoryRefreshLock } from '#adapters/memory/memory-refresh-lock.ts';
import { MemorySessionMarker } from '#adapters/memory/memory-session-marker.ts';
import { MemoryTabs } from '#adapters/memory/memory-tab-channel.ts';
import { refreshLockContract } from '#tests/contract/refresh-lock.contract.ts';
import { sessionMarkerContract } from '#tests/contract/session-marker.contract.ts';
import { tabChannelContract } from '#tests/contract/tab-channel.contract.ts';

const tabs = new MemoryTabs();
sessionMarkerContract('memory', () => new MemorySessionMarker());
refreshLockContract('memory', () => new MemoryRefreshLock());
tabChannelContract(
  'memory',
  () => tabs.open(),
  () => Promise.resolve(),
);

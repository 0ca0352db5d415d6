import { describe, expect, it } from 'vitest';
import { MemoryPreferenceStore } from '#adapters/memory/memory-preference-store.ts';
import type { PlaceTrace } from '#core/navigation/place-trace.schema.ts';
import { PlaceMemory } from '#ui/shell/place/place-memory.ts';

const ROW = { row: '7', tag: 'tr', id: null, href: null, name: 0, nth: 0 };
const DOWN: PlaceTrace = { scroll: 900, boxes: { 'All activity': 400 }, focus: ROW };

const tab = (store = new MemoryPreferenceStore()) => {
  const owner = { userId: 'dana', version: '1.1' };
  const memory = new PlaceMemory({ store, owner: () => owner });
  return { memory, owner, store };
};

describe('the places of a tab', () => {
  it('are told apart by history entry, and changed bit by bit', () => {
    const { memory } = tab();
    memory.entry = 'a /site ';
    memory.keep({ scroll: 900 });
    memory.keep({ boxes: DOWN.boxes });
    memory.keep({ focus: ROW });
    memory.entry = 'b /site/info 7';
    expect(memory.recall('b /site/info 7')).toBeNull();
    memory.keep({ scroll: 10 });
    expect(memory.recall('a /site ')).toEqual(DOWN);
  });

  it('follow an entry that is replaced, with the rows of its lists', () => {
    const { memory } = tab();
    memory.entry = 'a /site ';
    memory.keep(DOWN);
    memory.keepPage('accounts', 'q=x', ['row']);
    memory.rename('b /site ');
    expect([memory.entry, memory.recall('a /site '), memory.recall('b /site ')]).toEqual([
      'b /site ',
      null,
      DOWN,
    ]);
    expect(memory.recallPage('accounts', 'q=x')).toEqual(['row']);
    expect(memory.recallPage('accounts', 'q=y')).toBeNull();
    expect(memory.recallPage('history', 'q=x')).toBeNull();
  });

  it('outlive a reload, but the rows do not', () => {
    const { memory, store } = tab();
    memory.entry = 'a /site ';
    memory.keep(DOWN);
    memory.keepPage('accounts', '', ['row']);
    const trail = { query: 'page=1&size=25', keys: ['7'], offset: 0, total: 43 };
    memory.takeTrail(trail);
    memory.save();
    const reloaded = tab(store).memory;
    reloaded.entry = 'a /site ';
    expect(reloaded.recall('a /site ')).toEqual(DOWN);
    expect(reloaded.trail).toEqual(trail);
    expect(reloaded.recallPage('accounts', '')).toBeNull();
  });

  it('are empty for another person and another group, and when the storage is damaged', () => {
    const { memory, owner, store } = tab();
    memory.entry = 'a /site ';
    memory.keep(DOWN);
    memory.keepPage('accounts', '', ['row']);
    memory.takeTrail({ query: '', keys: ['7'], offset: 0, total: 1 });
    memory.save();
    owner.version = '1.2';
    expect(memory.recall('a /site ')).toBeNull();
    expect(memory.recallPage('accounts', '')).toBeNull();
    expect(memory.trail).toBeNull();
    owner.userId = 'noah';
    expect(memory.recall('a /site ')).toBeNull();
    store.write('dana', 'places', { traces: 'none' });
    expect(tab(store).memory.recall('a /site ')).toBeNull();
  });

  it('are those of the last sixty entries', () => {
    const { memory } = tab();
    for (let at = 0; at < 70; at += 1) {
      memory.entry = `${at} /site `;
      memory.keep({ scroll: at });
    }
    expect(memory.recall('9 /site ')).toBeNull();
    expect(memory.recall('10 /site ')?.scroll).toBe(10);
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { DocumentColorModePage } from '#adapters/browser/document-color-mode-page.ts';
import { FakeStorage } from './support.ts';

const open = (storage: Storage, systemDark = false) => {
  const classes = new Set<string>();
  const classList = {
    toggle: (name: string, on: boolean) => (on ? classes.add(name) : classes.delete(name)),
  };
  vi.stubGlobal('document', { documentElement: { classList } });
  vi.stubGlobal('matchMedia', () => ({ matches: systemDark }));
  vi.stubGlobal('localStorage', storage);
  return { page: new DocumentColorModePage(), classes };
};

afterEach(() => void vi.unstubAllGlobals());

describe('the theme of the page', () => {
  it('is shown and told to the next start of the page', () => {
    const storage = new FakeStorage();
    const { page, classes } = open(storage);
    page.show('dark');
    expect([...classes]).toEqual(['dark']);
    expect(page.shown()).toBe('dark');
    expect(storage.getItem('color-mode')).toBe('dark');
  });

  it('is the system’s without a choice, and nothing is told then', () => {
    const storage = new FakeStorage();
    storage.setItem('color-mode', 'light');
    const { page, classes } = open(storage, true);
    page.show(null);
    expect([...classes]).toEqual(['dark']);
    expect(page.shown()).toBeNull();
  });

  it('changes where the storage is full, blocked or holds rubbish', () => {
    const full = new FakeStorage();
    full.setItem('color-mode', '{"half');
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const { page, classes } = open(full);
    expect(page.shown()).toBeNull();
    page.show('dark');
    expect([...classes]).toEqual(['dark']);
    const blocked = new FakeStorage();
    blocked.getItem = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(open(blocked).page.shown()).toBeNull();
  });
});

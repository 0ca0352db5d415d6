import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserFileSaver } from '#adapters/browser/browser-file-saver.ts';

describe('a download', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const open = () => {
    const kept = new Map<string, Blob>();
    const followed: string[][] = [];
    const saver = browserFileSaver({
      createAddress: (content) => {
        kept.set(`blob:${kept.size}`, content);
        return `blob:${kept.size - 1}`;
      },
      revokeAddress: (address) => void kept.delete(address),
      follow: (...how) => void followed.push(how),
    });
    return { saver, kept, followed };
  };

  it('has its name and type, and its memory is given back', async () => {
    const { saver, kept, followed } = open();
    saver.save({ name: 'record.csv', type: 'text/csv', content: 'a,ä\r\n' });
    expect(followed).toEqual([['blob:0', 'record.csv']]);
    const blob = kept.get('blob:0');
    expect(blob?.type).toBe('text/csv');
    expect([...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer())]).toEqual([
      0xef, 0xbb, 0xbf, 0x61, 0x2c, 0xc3, 0xa4, 0x0d, 0x0a,
    ]);
    vi.advanceTimersByTime(60_000);
    expect(kept.size).toBe(0);
  });

  it('leaves the bytes of other files as they are', async () => {
    const { saver, kept } = open();
    saver.save({ name: 'a.pdf', type: 'application/pdf', content: new Uint8Array([37, 80]) });
    const bytes = (await kept.get('blob:0')?.arrayBuffer()) ?? new ArrayBuffer();
    expect([...new Uint8Array(bytes)]).toEqual([37, 80]);
  });
});

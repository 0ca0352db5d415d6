import { afterEach, expect, it, vi } from 'vitest';
import { browserFileViewer } from '#adapters/browser/browser-file-viewer.ts';

const revoked: string[] = [];
const page = {
  createAddress: (content: Blob) => `blob:${content.type}:${content.size}`,
  revokeAddress: (address: string) => void revoked.push(address),
};

afterEach(() => vi.useRealTimers());

it('gives a PDF an address of the page, which goes a minute after nobody opens it any more', async () => {
  vi.useFakeTimers();
  const shown = await browserFileViewer(page).show({
    type: 'application/pdf',
    content: new Uint8Array([37, 80]),
  });
  expect(shown.address).toBe('blob:application/pdf:2');
  shown.release();
  expect(revoked).toEqual([]);
  vi.advanceTimersByTime(60000);
  expect(revoked).toEqual([shown.address]);
});

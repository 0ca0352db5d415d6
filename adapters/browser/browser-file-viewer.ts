import type { FileViewer } from '#core/kernel/file-viewer.port.ts';
import type { SavingPage } from './browser-file-saver.ts';

/** How long an object URL stays valid after the viewer is closed. A tab opened with it starts to read it long before that. */
const KEPT_MS = 60000;

const dataAddress = (content: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      resolve(typeof reader.result === 'string' ? reader.result : '');
    });
    reader.addEventListener('error', () => {
      reject(new Error('The file could not be read.'));
    });
    reader.readAsDataURL(content);
  });

/**
 * Returns pictures as data URLs, because the content policy of our pages allows those, and other files as object URLs,
 * which open in a separate tab (SECURITY.md §2.15).
 */
export const browserFileViewer = (
  page: Pick<SavingPage, 'createAddress' | 'revokeAddress'>,
): FileViewer => ({
  show: async ({ content, type }) => {
    const file = new Blob([content], { type });
    if (type.startsWith('image/'))
      return { address: await dataAddress(file), release: () => undefined };
    const address = page.createAddress(file);
    return { address, release: () => void setTimeout(() => page.revokeAddress(address), KEPT_MS) };
  },
});

import type { FileViewer } from '#core/kernel/file-viewer.port.ts';
import type { SavingPage } from './browser-file-saver.ts';

/** How long an object URL stays valid after the viewer is closed, in milliseconds. */
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
 * Creates URLs for displaying files (SECURITY.md §2.15). A picture gets a data URL, which the content security policy
 * allows. Any other file gets an object URL, which opens in a separate tab.
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

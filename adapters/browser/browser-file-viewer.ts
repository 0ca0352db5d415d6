import type { FileViewer } from '#core/kernel/file-viewer.port.ts';
import type { SavingPage } from './browser-file-saver.ts';

/** How long an address stays after nobody opens it any more; a tab that was opened has begun to read it long before. */
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

/** Pictures as addresses that hold them, which is what the policy of our pages lets them show; the rest as addresses of the page's memory, which a tab of its own opens (SECURITY.md §2.15). */
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

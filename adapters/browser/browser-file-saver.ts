import type { FileSaver } from '#core/kernel/file-saver.port.ts';

/** The functions of the page that saving a file uses. */
export interface SavingPage {
  createAddress(content: Blob): string;
  revokeAddress(address: string): void;
  /** Clicks a link that has the `download` attribute. */
  follow(address: string, name: string): void;
}

/** How long an object URL stays valid after the click. The browser starts to read it long before that. */
const KEPT_MS = 60000;

/** The byte order mark tells spreadsheet programs that a file is UTF-8. Without it they assume an older encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Returns the functions for saving files, backed by the real document. */
export const pageToSaveFrom = (page: Document): SavingPage => ({
  createAddress: (content) => URL.createObjectURL(content),
  revokeAddress: (address) => URL.revokeObjectURL(address),
  follow: (address, name) => {
    const link = page.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
  },
});

/** Downloads a file through an object URL of this page and revokes that URL a minute later. */
export const browserFileSaver = (page: SavingPage): FileSaver => ({
  save: ({ name, type, content }) => {
    const parts = type.startsWith('text/csv') ? [BYTE_ORDER_MARK, content] : [content];
    const address = page.createAddress(new Blob(parts, { type }));
    page.follow(address, name);
    setTimeout(() => page.revokeAddress(address), KEPT_MS);
  },
});

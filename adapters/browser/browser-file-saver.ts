import type { FileSaver } from '#core/kernel/file-saver.port.ts';

/** What saving needs of the page. */
export interface SavingPage {
  createAddress(content: Blob): string;
  revokeAddress(address: string): void;
  /** Follows a link with the `download` attribute. */
  follow(address: string, name: string): void;
}

/** How long an address stays after the click; the browser has begun to read it long before. */
const KEPT_MS = 60000;

/** Spreadsheets take UTF-8 for something older unless the file says so. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The page as it is. */
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

/** Downloads by an address of this page's own memory, which is given back a minute later. */
export const browserFileSaver = (page: SavingPage): FileSaver => ({
  save: ({ name, type, content }) => {
    const parts = type.startsWith('text/csv') ? [BYTE_ORDER_MARK, content] : [content];
    const address = page.createAddress(new Blob(parts, { type }));
    page.follow(address, name);
    setTimeout(() => page.revokeAddress(address), KEPT_MS);
  },
});

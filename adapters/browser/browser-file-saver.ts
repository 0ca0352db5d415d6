import type { FileSaver } from '#core/kernel/file-saver.port.ts';

/** The page functions that saving a file needs. */
export interface SavingPage {
  createAddress(content: Blob): string;
  revokeAddress(address: string): void;
  /** Clicks a link to `address` whose `download` attribute is `name`. */
  follow(address: string, name: string): void;
}

/** How long an object URL stays valid after the click, in milliseconds. */
const KEPT_MS = 60000;

/** The byte order mark tells spreadsheet programs that a file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Returns the file-saving functions of a real document. */
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

/** Downloads a file through an object URL and revokes the URL a minute later. */
export const browserFileSaver = (page: SavingPage): FileSaver => ({
  save: ({ name, type, content }) => {
    const parts = type.startsWith('text/csv') ? [BYTE_ORDER_MARK, content] : [content];
    const address = page.createAddress(new Blob(parts, { type }));
    page.follow(address, name);
    setTimeout(() => page.revokeAddress(address), KEPT_MS);
  },
});

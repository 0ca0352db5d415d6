import { createContext, useContext } from 'react';

/** The file whose pages are shown, and its name. */
export interface ShownPdf {
  readonly title: string;
  readonly bytes: Uint8Array;
}

/** Passes the file to the part that shows pages, which is downloaded on first use. */
export const ShownPdfContext = createContext<ShownPdf | null>(null);

/** Returns the shown file. Only for the part that shows pages. */
export const useShownPdf = (): ShownPdf => {
  const shown = useContext(ShownPdfContext);
  if (shown === null) throw new Error('no file is looked at here');
  return shown;
};

import { createContext, useContext } from 'react';

/** The file whose pages are shown, and what it is called. */
export interface ShownPdf {
  readonly title: string;
  readonly bytes: Uint8Array;
}

/** Given to the part that shows pages, which is fetched when the first of them is looked at. */
export const ShownPdfContext = createContext<ShownPdf | null>(null);

/** The same for that part alone. */
export const useShownPdf = (): ShownPdf => {
  const shown = useContext(ShownPdfContext);
  if (shown === null) throw new Error('no file is looked at here');
  return shown;
};

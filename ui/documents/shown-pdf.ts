import { createContext, useContext } from 'react';

/** The name and bytes of the PDF whose pages are shown. */
export interface ShownPdf {
  readonly title: string;
  readonly bytes: Uint8Array;
}

/** Passes the PDF to the component that shows its pages. */
export const ShownPdfContext = createContext<ShownPdf | null>(null);

/** Returns the PDF to show. Throws outside a `ShownPdfContext`. */
export const useShownPdf = (): ShownPdf => {
  const shown = useContext(ShownPdfContext);
  if (shown === null) throw new Error('no file is looked at here');
  return shown;
};

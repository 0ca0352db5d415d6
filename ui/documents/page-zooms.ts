/** The zoom levels: page widths in percent of the scroll box. */
export const PAGE_ZOOMS = [50, 75, 100, 125, 150, 200, 300] as const;
export type PageZoom = (typeof PAGE_ZOOMS)[number];

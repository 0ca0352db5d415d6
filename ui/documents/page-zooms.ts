/** Widths of a sheet in percent of its roll. */
export const PAGE_ZOOMS = [50, 75, 100, 125, 150, 200, 300] as const;
export type PageZoom = (typeof PAGE_ZOOMS)[number];

/** Path of the worker that parses PDFs in the browser. The worker may load only our own scripts and fetch nothing. */
export const PDF_WORKER = '/pdf-worker.js';

/** Folder of the files that the PDF worker requests: fonts, character maps, and the decoder of rare image formats. */
export const PDF_FOLDER = '/pdf/';

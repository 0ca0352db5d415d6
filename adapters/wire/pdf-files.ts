/** The worker that parses PDFs in the browser; it may load only our own scripts and fetch nothing. */
export const PDF_WORKER = '/pdf-worker.js';

/** The folder where the build puts the files the worker requests: fonts, character maps, the decoder of rare image formats. */
export const PDF_FOLDER = '/pdf/';

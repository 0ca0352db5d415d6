/** The worker that reads PDFs in the browser; it may fetch nothing, and load our own scripts alone. */
export const PDF_WORKER = '/pdf-worker.js';

/** Where the build puts what it asks for: fonts, character maps, the decoder of rare pictures. */
export const PDF_FOLDER = '/pdf/';

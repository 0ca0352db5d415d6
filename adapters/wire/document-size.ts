/**
 * Name of the header with a file's size in bytes. Unlike `content-length`, the header survives a proxy that streams in
 * chunks, and reveals a truncated file.
 */
export const DOCUMENT_SIZE = 'document-size';

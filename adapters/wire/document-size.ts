/**
 * Name of the header with a file's size in bytes, by which a truncated file is recognized. Unlike `content-length`, the
 * header survives a proxy that streams in chunks.
 */
export const DOCUMENT_SIZE = 'document-size';

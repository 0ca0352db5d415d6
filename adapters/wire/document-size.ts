/**
 * The header with the size of a file in bytes. Unlike `content-length`, it survives a proxy that streams the file in
 * chunks, and reveals one that truncated it.
 */
export const DOCUMENT_SIZE = 'document-size';

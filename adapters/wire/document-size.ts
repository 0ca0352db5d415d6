/** The header that says how many bytes a file has: unlike `content-length` it outlives a proxy that sends the file on in parts, and betrays one that cut it. */
export const DOCUMENT_SIZE = 'document-size';

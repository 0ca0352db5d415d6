import { createHash } from 'node:crypto';

/** The symbol to the left of the name in Harbor Point's logo on printed documents. */
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">' +
  '<path d="M16 3a13 13 0 0113 13v13h-5V16a8 8 0 00-16 0v13H3V16A13 13 0 0116 3z" fill="#0F1E26"/>' +
  '<path d="M13.4 16h5.2v13h-5.2z" fill="#B4541A"/></svg>';

const bytes = Buffer.from(SVG);
const mark = createHash('sha256').update(bytes).digest('hex');

/** Harbor Point's logo for printed documents, in its stored form. */
export const REPORT_LOGO = {
  mark,
  bytes,
  url: `/looks/${mark}.svg`,
  name: 'harbor-mark.svg',
  size: bytes.length,
} as const;

import { PDFParser, type PDFObject } from 'pdf-lib';

/** Reads a PDF and keeps every object it meets, those in object streams and those a later version replaced included; anything it cannot read throws. */
export class EveryObjectParser extends PDFParser {
  readonly met: PDFObject[] = [];

  constructor(bytes: Uint8Array) {
    super(bytes, Infinity, true, true);
    const { context, met } = this;
    const assign = context.assign.bind(context);
    context.assign = (ref, object) => {
      met.push(object);
      assign(ref, object);
    };
  }
}

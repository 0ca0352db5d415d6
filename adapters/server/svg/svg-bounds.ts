import sax from 'sax';
import { SVG_LIMITS } from './svg-allowed.ts';

/** Ends the count: at the first thing that is too many, or at the first fault, where the reading ends as well. */
class Counted extends Error {
  readonly isWithin: boolean;
  constructor(isWithin: boolean) {
    super('counted');
    this.isWithin = isWithin;
  }
}

/**
 * Whether a text has no more elements, levels and attributes than it may. Counted before it is read by namespaces, which takes
 * time by the square of an element's attributes; what is wrong with it otherwise, that reading says.
 */
export const isWithinSvgBounds = (text: string): boolean => {
  const parser = sax.parser(true);
  let [elements, depth, attributes] = [0, 0, 0];
  const check = (): void => {
    const { attributes: most, depth: deepest, elements: all } = SVG_LIMITS;
    if (attributes > most || depth > deepest || elements > all) throw new Counted(false);
  };
  parser.onopentagstart = () => {
    [elements, depth, attributes] = [elements + 1, depth + 1, 0];
    check();
  };
  parser.onattribute = () => {
    attributes += 1;
    check();
  };
  parser.onclosetag = () => {
    depth -= 1;
  };
  parser.onerror = () => {
    throw new Counted(true);
  };
  try {
    parser.write(text).close();
    return true;
  } catch (cause) {
    if (cause instanceof Counted) return cause.isWithin;
    throw cause;
  }
};

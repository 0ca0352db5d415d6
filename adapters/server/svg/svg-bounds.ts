import sax from 'sax';
import { SVG_LIMITS } from './svg-allowed.ts';

/** Thrown to stop counting when a limit is exceeded, or at the first syntax error, at which the later parsing stops too. */
class Counted extends Error {
  readonly isWithin: boolean;
  constructor(isWithin: boolean) {
    super('counted');
    this.isWithin = isWithin;
  }
}

/**
 * Checks the limits on elements, depth and attributes before the SVG is parsed with namespaces, because that parsing takes
 * time quadratic in an element's attributes.
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

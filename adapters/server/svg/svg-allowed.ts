import type { BrandImageProblem } from '#core/branding/check-image-size.rule.ts';

/** The namespace of pictures. */
export const SVG = 'http://www.w3.org/2000/svg';
/** Of web pages, which no picture holds. */
export const XHTML = 'http://www.w3.org/1999/xhtml';

/** What a picture may be made of; everything else is left out where it shows nothing, and refused where it would show or do something. */
export const ELEMENTS: ReadonlySet<string> = new Set(
  ['svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text']
    .concat(['tspan', 'title', 'desc', 'defs', 'linearGradient', 'radialGradient', 'stop'])
    .concat(['clipPath', 'mask', 'symbol', 'use']),
);

/** What editors write down for themselves: shows nothing, and is left out with all it holds. */
export const LEFT_OUT: ReadonlySet<string> = new Set(['metadata', 'namedview', 'view', 'cursor']);

/** What is refused, and why; any other element of the namespace is a part a logo cannot have. */
export const REFUSED: Readonly<Record<string, BrandImageProblem>> = {
  script: 'svgScript',
  handler: 'svgScript',
  listener: 'svgScript',
  a: 'svgOutside',
  foreignobject: 'svgForeign',
  iframe: 'svgForeign',
  object: 'svgForeign',
  embed: 'svgForeign',
  audio: 'svgForeign',
  video: 'svgForeign',
  canvas: 'svgForeign',
  image: 'svgPicture',
  feimage: 'svgPicture',
  animate: 'svgMoving',
  animatecolor: 'svgMoving',
  animatemotion: 'svgMoving',
  animatetransform: 'svgMoving',
  set: 'svgMoving',
};

/** Attributes that styles may set as well. */
export const PRESENTATION: ReadonlySet<string> = new Set(
  ['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-linecap']
    .concat(['stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset'])
    .concat(['stroke-opacity', 'opacity', 'clip-path', 'clip-rule', 'mask', 'color', 'display'])
    .concat(['visibility', 'font-family', 'font-size', 'font-weight', 'font-style', 'text-anchor'])
    .concat(['letter-spacing', 'dominant-baseline', 'stop-color', 'stop-opacity', 'paint-order'])
    .concat(['vector-effect']),
);

/** All that an element may have; `href` leads to a part of the same picture alone. */
export const ATTRIBUTES: ReadonlySet<string> = new Set(
  [...PRESENTATION].concat(
    [
      'id',
      'd',
      'points',
      'x',
      'y',
      'x1',
      'y1',
      'x2',
      'y2',
      'cx',
      'cy',
      'r',
      'rx',
      'ry',
      'fx',
      'fy',
    ],
    ['dx', 'dy', 'width', 'height', 'viewBox', 'preserveAspectRatio', 'transform', 'offset'],
    ['gradientUnits', 'gradientTransform', 'spreadMethod', 'clipPathUnits', 'maskUnits'],
    ['maskContentUnits', 'role', 'aria-label', 'href', 'pathLength', 'textLength'],
  ),
);

/** Elements, depth, attributes of an element and references of one picture; more is none we draw. */
export const SVG_LIMITS = {
  elements: 5000,
  depth: 40,
  attributes: 100,
  uses: 50,
  text: 512 * 1024,
} as const;

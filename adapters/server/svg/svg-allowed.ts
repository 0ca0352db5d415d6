import type { BrandImageProblem } from '#core/branding/check-image-size.rule.ts';

export const SVG = 'http://www.w3.org/2000/svg';
/** The XHTML namespace, which an image must not contain. */
export const XHTML = 'http://www.w3.org/1999/xhtml';

/** The allowed elements. Elements that are not allowed are left out if they are invisible, and refused if they are visible. */
export const ELEMENTS: ReadonlySet<string> = new Set(
  ['svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text']
    .concat(['tspan', 'title', 'desc', 'defs', 'linearGradient', 'radialGradient', 'stop'])
    .concat(['clipPath', 'mask', 'symbol', 'use']),
);

/** Invisible elements for an editor's own data, left out with their content. */
export const LEFT_OUT: ReadonlySet<string> = new Set(['metadata', 'namedview', 'view', 'cursor']);

/** The refused elements with the reason. Any other SVG element is reported as unsupported. */
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

/** The attributes that a style may also set. */
export const PRESENTATION: ReadonlySet<string> = new Set(
  ['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-linecap']
    .concat(['stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset'])
    .concat(['stroke-opacity', 'opacity', 'clip-path', 'clip-rule', 'mask', 'color', 'display'])
    .concat(['visibility', 'font-family', 'font-size', 'font-weight', 'font-style', 'text-anchor'])
    .concat(['letter-spacing', 'dominant-baseline', 'stop-color', 'stop-opacity', 'paint-order'])
    .concat(['vector-effect']),
);

/** All allowed attributes. `href` may refer only to the same image. */
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

/** Maximum number of elements, nesting levels, attributes per element and references. Larger images are refused. */
export const SVG_LIMITS = {
  elements: 5000,
  depth: 40,
  attributes: 100,
  uses: 50,
  text: 512 * 1024,
} as const;

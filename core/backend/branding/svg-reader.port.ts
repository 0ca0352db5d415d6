import type { BrandImageProblem } from '../../branding/check-image-size.rule.ts';

/** An SVG rewritten from the few elements a picture needs, so that nothing of the uploaded file itself is ever served. */
export interface CleanSvg {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Reads an SVG and rewrites it, or returns the reason why it cannot (SECURITY.md §2.13). */
export interface SvgReader {
  clean(bytes: Uint8Array): CleanSvg | BrandImageProblem;
}

declare module '../backend-ports.ts' {
  interface BackendPorts {
    readonly svgReader: SvgReader;
  }
}

import type { BrandImageProblem } from '../../branding/check-image-size.rule.ts';

/** An SVG rewritten with only the allowed elements, so that the uploaded file itself is never served. */
export interface CleanSvg {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Rewrites an uploaded SVG, or returns why the SVG is refused (SECURITY.md §2.13). */
export interface SvgReader {
  clean(bytes: Uint8Array): CleanSvg | BrandImageProblem;
}

declare module '../backend-ports.ts' {
  interface BackendPorts {
    readonly svgReader: SvgReader;
  }
}

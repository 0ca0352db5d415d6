import type { BrandImageProblem } from '../../branding/check-image-size.rule.ts';

/** An SVG written anew from the few things a picture needs, so that nothing of the file itself is ever served. */
export interface CleanSvg {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Reads an SVG and writes it anew, or says why that cannot be done (SECURITY.md §2.13). */
export interface SvgReader {
  clean(bytes: Uint8Array): CleanSvg | BrandImageProblem;
}

declare module '../backend-ports.ts' {
  interface BackendPorts {
    readonly svgReader: SvgReader;
  }
}

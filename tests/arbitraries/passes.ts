import * as fc from 'fast-check';
import type { Method } from '#core/gating/api-request.ts';
import type { Pass } from '#core/gating/pass.ts';

export const METHODS: readonly Method[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
export const variants = fc.constantFrom('dealer' as const, 'consumer' as const);

/** Any pass that the gate could issue. */
export const passes: fc.Arbitrary<Pass> = fc.record({
  bearer: fc.option(fc.stringMatching(/^[\w-]{1,40}$/)),
  application: fc.option(fc.constantFrom(1 as const, 2 as const, 3 as const)),
  siteGroupNum: fc.option(fc.nat()),
  groupVersion: fc.nat(),
  epoch: fc.nat(),
  generation: fc.nat(),
});

import type { Answer } from '#core/kernel/result.ts';
import type { TestCoverage } from '#core/tests-on-site/test-coverage.schema.ts';
import { Loadable } from '../shell/loadable.ts';

/** Loads in the background, so that a failure of this additional picture does not block the screen. */
const QUIETLY = { background: true } as const;

/** The view model for which zones of the displayed site were tested in the last twelve months. */
export class TestCoverageViewModel {
  readonly coverage: Loadable<TestCoverage>;
  #siteNum = 0;

  constructor(read: (siteNum: number, how: typeof QUIETLY) => Answer<TestCoverage>) {
    this.coverage = new Loadable({
      read: () => read(this.#siteNum, QUIETLY),
      fallback: 'The tests of the last 12 months could not be loaded.',
    });
  }

  open(siteNum: number): void {
    this.#siteNum = siteNum;
    void this.coverage.load();
  }

  dispose(): void {
    this.coverage.dispose();
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly testCoverage: TestCoverageViewModel;
  }
}

import type { BuildPaperGateway } from '#core/about/build-paper.gateway.port.ts';
import type { BuildPaper } from '#core/about/licences.schema.ts';
import { Loadable } from '../shell/loadable.ts';

/** What this portal is made of (spec §2.3 About). */
export class AboutViewModel {
  readonly paper: Loadable<BuildPaper>;

  constructor(parts: { papers: BuildPaperGateway }) {
    this.paper = new Loadable({
      read: () => parts.papers.read(),
      fallback: 'The build and its licences could not be loaded.',
    });
  }

  start(): void {
    void this.paper.load();
  }

  dispose(): void {
    this.paper.dispose();
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly about: AboutViewModel;
  }
}

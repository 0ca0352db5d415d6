import type { Panel, PanelInfo } from '#core/panel-info/panel-info.schema.ts';
import type { PanelInfoViewModel } from './panel-info.view-model.ts';

/** What every part of the screen is about: one panel of a site, at a moment of the provider's clock. */
export interface PartProps {
  readonly model: PanelInfoViewModel;
  readonly info: PanelInfo;
  readonly panel: Panel;
  /** ISO instant. */
  readonly now: string;
}

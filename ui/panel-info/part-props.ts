import type { Panel, PanelInfo } from '#core/panel-info/panel-info.schema.ts';
import type { PanelInfoViewModel } from './panel-info.view-model.ts';

/** Props of every part of the screen: one panel of a site, and the provider's current time. */
export interface PartProps {
  readonly model: PanelInfoViewModel;
  readonly info: PanelInfo;
  readonly panel: Panel;
  /** ISO instant. */
  readonly now: string;
}

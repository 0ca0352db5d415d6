import { FaultViewContext, SectionSlot } from '../section-slot.tsx';

const silent = () => null;

/** Who else edits the site, beside the title of an open editor. An editor works without its code. */
export const OthersSlot = () => (
  <FaultViewContext value={silent}>
    <SectionSlot name="others-editing" />
  </FaultViewContext>
);

import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface DiscardQuestionProps {
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** Asked before what was typed would be lost; Escape keeps it. */
export const DiscardQuestion = ({ onKeep, onDiscard }: DiscardQuestionProps) => (
  <Dialog
    id="discard"
    title="Discard your changes?"
    onClose={onKeep}
    foot={
      <>
        <Button onClick={onKeep}>Keep editing</Button>
        <Button look="danger" onClick={onDiscard}>
          Discard
        </Button>
      </>
    }
  >
    <p>What you entered has not been saved.</p>
  </Dialog>
);
